/** Reads the file beside the page (后台线程): 500 people take longer than a key press may wait. */
import { readSheet } from './readSheet.ts'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readSheet(data).then((read) => postMessage(read))
})
