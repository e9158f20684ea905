/** A correction that was handed in (补正记录), as kept in `correction`: sent again under the same key it is given again. */
import { HandedInCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { storedAs } from '../../platform/stored.ts'

export const handedInCorrection = storedAs('correction', 1, HandedInCorrection)
