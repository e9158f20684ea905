/** Reads the file beside the page (后台线程): 500 people take longer than a key press may wait. */
import { sheetCells } from './sheetCells.ts'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void sheetCells(data).then((read) => postMessage(read))
})
