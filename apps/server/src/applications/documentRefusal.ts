import { Rejected, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { DocumentFailed } from '../documents/DocumentFailed.ts'

/** What the person reads whose document, such as the application form (申请表), was not made. */
export const documentRefusal =
  (what: string) =>
  ({ reason }: DocumentFailed): Rejected | TooMany | Unavailable => {
    switch (reason) {
      case 'waiting':
        return new TooMany({ msg: `您的上一份${what}还在生成，请等它完成后再试` })
      case 'busy':
        return new Unavailable({ msg: `正在生成${what}的人较多，请稍后再试` })
      case 'tooLarge':
        return new Rejected({ msg: `填写的内容过多，无法生成${what}，请精简后再试` })
      default:
        return new Rejected({ msg: `生成${what}失败` })
    }
  }
