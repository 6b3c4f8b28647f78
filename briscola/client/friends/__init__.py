"""People at several computers at one table: the host of the match, and what each guest keeps of it."""
