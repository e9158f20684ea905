/**
 * Public holidays (节假日安排): for each year the weekdays that are off and the weekend days that are worked, `mm-dd`. A year without a row has its
 * weekends off and nothing else. Source: notices of the General Office of the State Council, one each November for the year after, that of 2026 of
 * 2025-11-04; before its notice a year has the days off that the Regulation on Public Holidays (全国年节及纪念日放假办法) names.
 */
export interface HolidayYear {
  readonly off: readonly string[]
  readonly worked: readonly string[]
  /** False until the notice for the year is in the row. */
  readonly isAnnounced: boolean
}

export const holidays: Readonly<Record<string, HolidayYear>> = {
  '2026': {
    isAnnounced: true,
    off: [
      '01-01 01-02',
      '02-16 02-17 02-18 02-19 02-20 02-23',
      '04-06',
      '05-01 05-04 05-05',
      '06-19',
      '09-25',
      '10-01 10-02 10-05 10-06 10-07'
    ].flatMap((days) => days.split(' ')),
    worked: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10']
  },
  '2027': { isAnnounced: false, off: ['01-01', '02-05', '02-08', '04-05', '06-09', '09-15', '10-01'], worked: [] }
}
