/** The answer to a submit (提交结果), as kept in `application`: sent again under the same key it is given again. */
import { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import { storedAs } from '../../platform/stored.ts'

export const submitResult = storedAs('submit result', 0, SubmitResult)
