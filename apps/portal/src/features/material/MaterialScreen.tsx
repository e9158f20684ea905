/** The materials (上传材料): what has to be handed in, the generated application form, and the one submit. */
import { OpenForm } from '../../handling/form/OpenForm.tsx'
import { HandedInMaterials } from './HandedInMaterials.tsx'

export const MaterialScreen = () => <OpenForm>{(form) => <HandedInMaterials form={form} />}</OpenForm>
