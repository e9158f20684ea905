import { Layer } from 'effect'
import { capability } from '../platform/Capability.ts'
import { AnsweredSubmits } from './AnsweredSubmits.ts'
import { ApplicationForms } from './ApplicationForms.ts'
import { ApplicationLists } from './ApplicationLists.ts'
import { Applications } from './Applications.ts'
import { FiledForms } from './FiledForms.ts'
import { FilledBlanks } from './FilledBlanks.ts'
import { AskedDepartments } from './AskedDepartments.ts'
import { FormContentsLive } from './FormContentsLive.ts'
import { ApplicationHandlers } from './handlers.ts'
import { applicationMigrations } from './migrations.ts'
import { MyApplications } from './MyApplications.ts'
import { NewApplications } from './NewApplications.ts'
import { Subjects } from './Subjects.ts'
import { Submits } from './Submits.ts'
import { UnsignedForms } from './UnsignedForms.ts'
import { Urges } from './Urges.ts'
import { Withdrawals } from './Withdrawals.ts'

/** 申请: submitting and following, the printed forms and the receipt. */
export const applications = capability({
  services: Layer.mergeAll(
    AnsweredSubmits.layer,
    Applications.layer,
    ApplicationForms.layer,
    ApplicationLists.layer,
    AskedDepartments.layer,
    FiledForms.layer,
    FilledBlanks.layer,
    FormContentsLive,
    MyApplications.layer,
    NewApplications.layer,
    Subjects.layer,
    Submits.layer,
    UnsignedForms.layer,
    Urges.layer,
    Withdrawals.layer
  ),
  handlers: ApplicationHandlers,
  migrations: applicationMigrations
})
