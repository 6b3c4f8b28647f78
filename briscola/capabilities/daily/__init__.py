"""The deal of the day: a month on the wall, and one hand a day against maestro."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.daily.daily import DailyDeal, day_of, deal_of
    from briscola.capabilities.daily.results import DailyResults
    from briscola.capabilities.daily.week_words import next_deal, week_balance, week_rules_text, week_title
    from briscola.capabilities.daily.window.page import DailyPage
    from briscola.capabilities.daily.words import (
        date_text,
        month_name,
        points_text,
        single_deal_text,
        weekday_letters,
        weekday_name,
    )
