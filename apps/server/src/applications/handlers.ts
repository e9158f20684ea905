import { Layer } from 'effect'
import { FollowHandlers, SpaceFollowHandlers } from './followHandlers.ts'
import { PrintingHandlers, SpacePrintingHandlers } from './printingHandlers.ts'
import { SpaceSubmitHandlers, SubmitHandlers } from './submitHandlers.ts'

export const ApplicationHandlers = Layer.mergeAll(
  SubmitHandlers,
  SpaceSubmitHandlers,
  FollowHandlers,
  SpaceFollowHandlers,
  PrintingHandlers,
  SpacePrintingHandlers
)
