/** The groups that every step of a handling asks (各步骤的调用): who is logged in, the plan, the draft. */
export { OneThingDraftsApi } from '@ljonething/api/oneThing/DraftsApi'
export { OneThingGuideApi } from '@ljonething/api/oneThing/GuideApi'
export { OneThingSessionApi } from '@ljonething/api/oneThing/SessionApi'
