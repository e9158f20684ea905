/**
 * The groups of the contract that the portal asks (调用分组). Each loads with the first call to it,
 * so that a screen brings its own schemas and no others. What a handling asks at every step comes in one file.
 */
import type { GroupName, GroupNamed } from '@ljonething/api/client/Calls'

const steps = () => import('./stepCalls.ts')
const form = () => import('./formCalls.ts')
const material = () => import('./materialCalls.ts')

type Loaders = { readonly [G in GroupName]?: () => Promise<GroupNamed<G>> }

export const groups = {
  gatewayTickets: () => import('@ljonething/api/gateway/TicketsApi').then((file) => file.GatewayTicketsApi),
  mobileFaces: () => import('@ljonething/api/mobile/FacesApi').then((file) => file.MobileFacesApi),
  middleScenes: () => import('@ljonething/api/middle/ScenesApi').then((file) => file.MiddleScenesApi),
  oneThingApplications: () => import('@ljonething/api/oneThing/ApplicationsApi').then((file) => file.OneThingApplicationsApi),
  oneThingAppointments: () => import('@ljonething/api/oneThing/AppointmentsApi').then((file) => file.OneThingAppointmentsApi),
  oneThingAppraisal: () => import('@ljonething/api/oneThing/AppraisalApi').then((file) => file.OneThingAppraisalApi),
  oneThingBatchRetire: () => import('@ljonething/api/oneThing/BatchRetireApi').then((file) => file.OneThingBatchRetireApi),
  oneThingBookings: () => import('@ljonething/api/oneThing/BookingsApi').then((file) => file.OneThingBookingsApi),
  oneThingCapability: () => import('@ljonething/api/oneThing/CapabilityApi').then((file) => file.OneThingCapabilityApi),
  oneThingCorrections: () => import('@ljonething/api/oneThing/CorrectionsApi').then((file) => file.OneThingCorrectionsApi),
  oneThingDrafts: () => steps().then((file) => file.OneThingDraftsApi),
  oneThingFaces: () => import('@ljonething/api/oneThing/FacesApi').then((file) => file.OneThingFacesApi),
  oneThingForms: () => form().then((file) => file.OneThingFormsApi),
  oneThingGrades: () => import('@ljonething/api/oneThing/AppraisalApi').then((file) => file.OneThingGradesApi),
  oneThingGuide: () => steps().then((file) => file.OneThingGuideApi),
  oneThingMaterials: () => material().then((file) => file.OneThingMaterialsApi),
  oneThingPhone: () => import('@ljonething/api/oneThing/CapabilityApi').then((file) => file.OneThingPhoneApi),
  oneThingPhoneStatus: () => import('@ljonething/api/oneThing/StatusCodeApi').then((file) => file.OneThingPhoneStatusApi),
  oneThingPrinting: () => import('@ljonething/api/oneThing/PrintingApi').then((file) => file.OneThingPrintingApi),
  oneThingRegisters: () => form().then((file) => file.OneThingRegistersApi),
  oneThingResumable: () => import('@ljonething/api/oneThing/ResumableApi').then((file) => file.OneThingResumableApi),
  oneThingResults: () => import('@ljonething/api/oneThing/ResultsApi').then((file) => file.OneThingResultsApi),
  oneThingReuse: () => material().then((file) => file.OneThingReuseApi),
  oneThingSeal: () => import('@ljonething/api/oneThing/SealApi').then((file) => file.OneThingSealApi),
  oneThingSession: () => steps().then((file) => file.OneThingSessionApi),
  oneThingStatusCode: () => import('@ljonething/api/oneThing/StatusCodeApi').then((file) => file.OneThingStatusCodeApi),
  oneThingSubmit: () => material().then((file) => file.OneThingSubmitApi),
  oneThingTracking: () => import('@ljonething/api/oneThing/TrackingApi').then((file) => file.OneThingTrackingApi),
  sandbox: () => import('@ljonething/api/sandbox/SandboxApi').then((file) => file.SandboxApi),
  sandboxDepartments: () => import('@ljonething/api/sandbox/DepartmentsApi').then((file) => file.SandboxDepartmentsApi),
  sandboxFaces: () => import('@ljonething/api/sandbox/FacesApi').then((file) => file.SandboxFacesApi),
  sandboxSeals: () => import('@ljonething/api/sandbox/SealsApi').then((file) => file.SandboxSealsApi),
  spaceDictionary: () => import('@ljonething/api/space/DictionaryApi').then((file) => file.SpaceDictionaryApi),
  spaceRegisters: () => import('@ljonething/api/space/RegistersApi').then((file) => file.SpaceRegistersApi),
  spaceReuse: () => steps().then((file) => file.SpaceReuseApi)
} satisfies Loaders

/** A group that some screen asks. */
export type AskedGroup = keyof typeof groups
