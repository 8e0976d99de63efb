//! `strftime_now`: dates in the proleptic Gregorian calendar.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Year, month from 1, and day from 1, of a number of days since 1970-01-01 (Hinnant's algorithm).
fn civil(days: i64) -> (i64, i64, i64) {
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

/// `datetime.strftime(format)` of a time, in UTC and in the locale C.
pub(super) fn strftime(now: SystemTime, format: &str) -> String {
    let since = now.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    let seconds = since.as_secs() as i64;
    let (days, of_day) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    let weekday = (days + 4).rem_euclid(7);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let of_year = before[(month - 1) as usize] + day + i64::from(leap && month > 2);
    let (day_name, month_name) = (DAYS[weekday as usize], MONTHS[(month - 1) as usize]);
    let twelve = (hour + 11) % 12 + 1;
    let half = if hour < 12 { "AM" } else { "PM" };
    let mut out = String::new();
    let mut rest = format.chars();
    while let Some(c) = rest.next() {
        if c != '%' {
            out.push(c);
            continue;
        }
        let mut kind = rest.next();
        // glibc: no padding, or spaces.
        let flag = kind.filter(|c| matches!(c, '-' | '_' | '0'));
        if flag.is_some() {
            kind = rest.next();
        }
        let number = |n: i64, width: usize, default: char| match flag.unwrap_or(default) {
            '-' => n.to_string(),
            '_' => format!("{n:width$}"),
            _ => format!("{n:0width$}"),
        };
        let nested = |format: &str| strftime(now, format);
        let text = match kind {
            Some('Y') => year.to_string(),
            Some('C') => number(year.div_euclid(100), 2, '0'),
            Some('y') => number(year.rem_euclid(100), 2, '0'),
            Some('m') => number(month, 2, '0'),
            Some('d') => number(day, 2, '0'),
            Some('e') => number(day, 2, '_'),
            Some('j') => number(of_year, 3, '0'),
            Some('H') => number(hour, 2, '0'),
            Some('k') => number(hour, 2, '_'),
            Some('I') => number(twelve, 2, '0'),
            Some('l') => number(twelve, 2, '_'),
            Some('M') => number(minute, 2, '0'),
            Some('S') => number(second, 2, '0'),
            Some('f') => format!("{:06}", since.subsec_micros()),
            Some('p') => half.into(),
            Some('P') => half.to_lowercase(),
            Some('A') => day_name.into(),
            Some('a') => day_name[..3].into(),
            Some('B') => month_name.into(),
            Some('b' | 'h') => month_name[..3].into(),
            Some('w') => weekday.to_string(),
            Some('u') => ((weekday + 6) % 7 + 1).to_string(),
            Some('U') => number((of_year + 6 - weekday) / 7, 2, '0'),
            Some('W') => number((of_year + 6 - (weekday + 6) % 7) / 7, 2, '0'),
            Some('s') => seconds.to_string(),
            Some('n') => "\n".into(),
            Some('t') => "\t".into(),
            Some('%') => "%".into(),
            Some('z' | 'Z') => String::new(),
            Some('F') => nested("%Y-%m-%d"),
            Some('T' | 'X') => nested("%H:%M:%S"),
            Some('R') => nested("%H:%M"),
            Some('r') => nested("%I:%M:%S %p"),
            Some('D' | 'x') => nested("%m/%d/%y"),
            Some('c') => nested("%a %b %e %H:%M:%S %Y"),
            Some(other) => format!("%{}{other}", flag.map_or(String::new(), String::from)),
            None => "%".into(),
        };
        out.push_str(&text);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_python() {
        // datetime.fromtimestamp(n, UTC).strftime(..)
        let format = "%Y-%m-%d %H:%M:%S %y %b %B %a %A %j %I %p %-d %e %U %W %w %u %F %T %D %%";
        for (seconds, text) in [
            (
                0,
                "1970-01-01 00:00:00 70 Jan January Thu Thursday 001 12 AM 1  1 00 00 4 4 1970-01-01 00:00:00 01/01/70 %",
            ),
            (
                951_827_696,
                "2000-02-29 12:34:56 00 Feb February Tue Tuesday 060 12 PM 29 29 09 09 2 2 2000-02-29 12:34:56 02/29/00 %",
            ),
            (
                1_798_761_599,
                "2026-12-31 23:59:59 26 Dec December Thu Thursday 365 11 PM 31 31 52 52 4 4 2026-12-31 23:59:59 12/31/26 %",
            ),
        ] {
            assert_eq!(strftime(UNIX_EPOCH + Duration::from_secs(seconds), format), text);
        }
    }
}
