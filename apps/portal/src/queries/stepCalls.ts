/** The groups that every step of a handling asks (各步骤的调用): who is logged in, the plan, the draft, own certificates. */
export { OneThingDraftsApi } from '@ljonething/api/oneThing/DraftsApi'
export { OneThingGuideApi } from '@ljonething/api/oneThing/GuideApi'
export { OneThingSessionApi } from '@ljonething/api/oneThing/SessionApi'
export { SpaceReuseApi } from '@ljonething/api/space/ReuseApi'
