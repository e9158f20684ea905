/** 复用 of the material cards: what the service offers, in words. Loaded when a card first asks. */
import { formatDate } from '@ljonething/domain/display/dateTime'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { FormValues, Material } from '@ljonething/domain/form/FormDescription'
import type { MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { ReusableFile } from '@ljonething/forms/engine/FileServices'
import { queryClient } from '../queries/queryClient.ts'
import { reusableQuery } from '../queries/reuse.ts'

export interface ReusePlace {
  readonly sceneCode: string
  readonly materials: readonly MaterialTemplate[]
  readonly values: FormValues
  /** Number of the application that is corrected: what it has handed in is not offered in its own place. */
  readonly corrects?: string
}

/** The number that the form has for whoever the certificate is about. */
const holderIn = ({ materials, values }: ReusePlace, materialId: string): string => {
  const holder = materials.find(({ code }) => code === materialId)?.reusableCertificate?.holder
  return Object.entries(values).find(([id]) => holder !== undefined && shortId(id) === holder)?.[1] ?? ''
}

export const reuseOffers = async (place: ReusePlace, material: Material): Promise<readonly ReusableFile[]> => {
  const asked = { sceneCode: place.sceneCode, materialId: material.id, cardId: holderIn(place, material.id) }
  const { certificateList, materialList } = await queryClient.fetchQuery(reusableQuery(asked))
  return [
    ...certificateList.map(({ reuseId, certType, holder, number, validUntil, refusal }) => ({
      id: reuseId,
      title: `${certType}（${holder}）`,
      facts: [`编号 ${number}`, validUntil === '' ? '长期有效' : `有效期至 ${validUntil}`],
      refusal,
      isCertificate: true
    })),
    ...materialList
      .filter(({ applyNo }) => applyNo !== place.corrects)
      .map(({ reuseId, fileName, sceneName, submitTime }) => ({
        id: reuseId,
        title: fileName,
        facts: [`${formatDate(submitTime, 'date')} 办理“${sceneName}”时提交`],
        refusal: ''
      }))
  ]
}
