"""Drawing of the table: functions and small widgets over a `View` and a `Layout`."""
