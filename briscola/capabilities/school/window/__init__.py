"""*What could have been*: a played hand, choice by choice, beside what would have been better."""
