export const calendarName = (label: string): string => `打开${label}日历`
