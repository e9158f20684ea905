/** The one contract: server handlers, browser client, OpenAPI page and test doubles are all derived from it. */
import { OpenApi } from 'effect/http-api'
import { contractOf } from './contractOf.ts'
import { EfficientThemesApi } from './efficient/ThemesApi.ts'
import { GatewayTicketsApi } from './gateway/TicketsApi.ts'
import { MiddleDictionaryApi } from './middle/DictionaryApi.ts'
import { MiddleScenesApi } from './middle/ScenesApi.ts'
import { MiddleThemesApi } from './middle/ThemesApi.ts'
import { OneThingApplicationsApi } from './oneThing/ApplicationsApi.ts'
import { MobileFacesApi } from './mobile/FacesApi.ts'
import { OneThingAppointmentsApi } from './oneThing/AppointmentsApi.ts'
import { OneThingBatchRetireApi } from './oneThing/BatchRetireApi.ts'
import { OneThingAppraisalApi, OneThingGradesApi } from './oneThing/AppraisalApi.ts'
import { OneThingBookingsApi } from './oneThing/BookingsApi.ts'
import { OneThingCapabilityApi, OneThingPhoneApi } from './oneThing/CapabilityApi.ts'
import { OneThingCorrectionsApi } from './oneThing/CorrectionsApi.ts'
import { OneThingDraftsApi } from './oneThing/DraftsApi.ts'
import { OneThingFacesApi } from './oneThing/FacesApi.ts'
import { OneThingFormsApi } from './oneThing/FormsApi.ts'
import { OneThingGuideApi } from './oneThing/GuideApi.ts'
import { OneThingMaterialsApi } from './oneThing/MaterialsApi.ts'
import { OneThingPrintingApi } from './oneThing/PrintingApi.ts'
import { OneThingRegisterCallsApi } from './oneThing/RegisterCallsApi.ts'
import { OneThingRegistersApi } from './oneThing/RegistersApi.ts'
import { OneThingRulesApi } from './oneThing/RulesApi.ts'
import { OneThingScenesApi } from './oneThing/ScenesApi.ts'
import { OneThingResumableApi } from './oneThing/ResumableApi.ts'
import { OneThingResultsApi } from './oneThing/ResultsApi.ts'
import { OneThingReuseApi } from './oneThing/ReuseApi.ts'
import { OneThingSealApi } from './oneThing/SealApi.ts'
import { OneThingSessionApi } from './oneThing/SessionApi.ts'
import { OneThingPhoneStatusApi, OneThingStatusCodeApi } from './oneThing/StatusCodeApi.ts'
import { OneThingSubmitApi } from './oneThing/SubmitApi.ts'
import { OneThingTrackingApi } from './oneThing/TrackingApi.ts'
import { SandboxDepartmentsApi } from './sandbox/DepartmentsApi.ts'
import { SandboxFacesApi } from './sandbox/FacesApi.ts'
import { SandboxApi } from './sandbox/SandboxApi.ts'
import { SandboxSealsApi } from './sandbox/SealsApi.ts'
import { SpaceApplicationsApi } from './space/ApplicationsApi.ts'
import { SpaceCapabilityApi } from './space/CapabilityApi.ts'
import { SpaceDictionaryApi } from './space/DictionaryApi.ts'
import { SpaceMaterialsApi } from './space/MaterialsApi.ts'
import { SpaceDraftsApi } from './space/DraftsApi.ts'
import { SpaceFormsApi } from './space/FormsApi.ts'
import { SpacePrintingApi } from './space/PrintingApi.ts'
import { SpaceRegistersApi } from './space/RegistersApi.ts'
import { SpaceScenesApi } from './space/ScenesApi.ts'
import { SpaceSubmitApi } from './space/SubmitApi.ts'
import { SpaceReuseApi } from './space/ReuseApi.ts'

const published = [
  OneThingSessionApi,
  OneThingGuideApi,
  OneThingScenesApi,
  OneThingRulesApi,
  OneThingFormsApi,
  OneThingRegistersApi,
  OneThingRegisterCallsApi,
  OneThingAppointmentsApi,
  OneThingBookingsApi,
  OneThingDraftsApi,
  OneThingMaterialsApi,
  OneThingResumableApi,
  OneThingCapabilityApi,
  OneThingPhoneApi,
  OneThingFacesApi,
  MobileFacesApi,
  OneThingReuseApi,
  OneThingPrintingApi,
  OneThingSealApi,
  OneThingSubmitApi,
  OneThingApplicationsApi,
  OneThingStatusCodeApi,
  OneThingPhoneStatusApi,
  OneThingResultsApi,
  OneThingCorrectionsApi,
  OneThingAppraisalApi,
  OneThingBatchRetireApi,
  OneThingGradesApi,
  OneThingTrackingApi,
  MiddleScenesApi,
  MiddleThemesApi,
  EfficientThemesApi,
  MiddleDictionaryApi,
  SpaceDictionaryApi,
  SpaceRegistersApi,
  SpaceMaterialsApi,
  SpacePrintingApi,
  SpaceCapabilityApi,
  SpaceScenesApi,
  SpaceFormsApi,
  SpaceDraftsApi,
  SpaceSubmitApi,
  SpaceApplicationsApi,
  GatewayTicketsApi,
  SpaceReuseApi
] as const

const title = OpenApi.annotations({ title: '龙江一件事接口' })

export class Api extends contractOf(...published, SandboxApi, SandboxDepartmentsApi, SandboxSealsApi, SandboxFacesApi).annotateMerge(
  title
) {}

/** What is served while the sandbox is off: nothing of it stands in it. */
export class ApiWithoutSandbox extends contractOf(...published).annotateMerge(title) {}
