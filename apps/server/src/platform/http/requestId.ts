/** The id of a request (请求编号), in the log and in a header of its answer. */
import { randomBytes } from 'node:crypto'

/** What the log would mask as a number of a telephone or a person. */
const likeNumber = /\d{11}/

/** 64 random bits as 16 hex characters. */
export const newRequestId = (): string => {
  const id = randomBytes(8).toString('hex')
  return likeNumber.test(id) ? newRequestId() : id
}
