/** What is typed of a correction and not handed in yet (补正暂存), as kept in `staged_correction`. */
import { StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { storedAs } from '../../platform/stored.ts'

export const stagedCorrection = storedAs('staged correction', 1, StagedCorrection)
