"""What lies on the table, drawn: functions and small widgets over a View and a Layout."""
