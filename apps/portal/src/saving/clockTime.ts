import { formatDate } from '@ljonething/domain/display/dateTime'

/** Time of an instant as the save state shows it (暂存时间): `12:03`, Asia/Shanghai. */
export const clockTime = (instant: string): string => formatDate(instant, 'datetimeNoSeconds').slice(-5)
