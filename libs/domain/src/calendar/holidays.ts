/**
 * Public holidays (节假日安排): for each year the weekdays that are off and the weekend days that are worked, `mm-dd`. A year without a row has its
 * weekends off and nothing else. Source: notices of the General Office of the State Council, one each November for the year after.
 */
export interface HolidayYear {
  readonly off: readonly string[]
  readonly worked: readonly string[]
}

export const holidays: Readonly<Record<string, HolidayYear>> = {
  '2026': {
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
  '2027': { off: ['01-01'], worked: [] }
}
