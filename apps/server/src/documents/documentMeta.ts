/**
 * What a PDF says about itself: title and creation time, from the document's title and its Beijing time
 * (`yyyy-MM-dd HH:mm:ss`, PDF metadata is UTC). Control characters leave the title; throws RangeError on a time of another shape.
 */
export const documentMeta = (title: string, beijingTime: string) => {
  const time = new Date(`${beijingTime.replace(' ', 'T')}+08:00`)
  const [year, month, day, hour, minute, second] = time.toISOString().split(/\D/).map(Number)
  return { title: title.toWellFormed().replaceAll(/\p{C}/gu, ''), year, month, day, hour, minute, second }
}
