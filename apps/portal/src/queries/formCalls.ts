/** The groups that a form asks (表单的调用): its description, and registers. */
export { OneThingFormsApi } from '@ljonething/api/oneThing/FormsApi'
export { OneThingRegistersApi } from '@ljonething/api/oneThing/RegistersApi'
