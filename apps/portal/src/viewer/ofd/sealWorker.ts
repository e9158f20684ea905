/** Checks the seals of an OFD beside the page (后台线程): the curve takes longer than a key press may wait. */
import { openOfd } from '@ljonething/ofd/openOfd'
import { checkSeals } from '@ljonething/ofd/seals/checkSeals'
import type { SealCheck } from '@ljonething/ofd/seals/checkSeals'
import { readSeals } from '@ljonething/ofd/seals/readSeals'
import type { SealQuestion } from './messages.ts'

const check = ({ bytes, trusted }: SealQuestion): readonly SealCheck[] => {
  const document = openOfd(bytes)
  return 'refused' in document ? [] : checkSeals(document, readSeals(document), trusted)
}

addEventListener('message', ({ data }: MessageEvent<SealQuestion>) => postMessage(check(data)))
