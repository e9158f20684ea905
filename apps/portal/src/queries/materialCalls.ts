/** The groups that materials and the submit ask (材料与提交的调用). */
export { OneThingMaterialsApi } from '@ljonething/api/oneThing/MaterialsApi'
export { OneThingReuseApi } from '@ljonething/api/oneThing/ReuseApi'
export { OneThingSubmitApi } from '@ljonething/api/oneThing/SubmitApi'
