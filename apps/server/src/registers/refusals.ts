/** What is said to whoever asks for what there is not, or what nobody answers (登记库答复不了). */
import { NotFound, Unavailable } from '@ljonething/api/errors/errors'

export const unknown = () => new NotFound({ msg: '未查询到该登记接口' })
export const gap = () => new Unavailable({ msg: '暂时无法查询，请如实填写，提交后由工作人员核对' })
