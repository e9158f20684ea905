/** A filled form as the portal writes it (提交与打印数据, spec §3.3), from values by whole id and file ids by material. */
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { FormPayload, PayloadField, PrintPayload } from '@ljonething/domain/submission/Submission'

interface Filled {
  readonly values: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, readonly string[]>>
}

interface Params extends Filled {
  readonly answers: object
  readonly declarations: object
  readonly checkParams: object
  readonly draft?: object
}

const entries = <A>(of: Readonly<Record<string, A>>, text: (value: A) => string) =>
  Object.entries(of).map(([id, value]) => ({ id: shortId(id), type: 'text', value: text(value) }))

/** Some in each list: which of them are shared by several matters, nobody reads from here. */
const parted = (all: readonly PayloadField[]) => [all.slice(0, 1), all.slice(1)] as const

const lists = ({ values, files }: Filled) => {
  const [fieldList, commonField] = parted(entries(values, (value) => value))
  const [fileList, commonFile] = parted(entries(files, (ids) => ids.map((id) => `${id},`).join('')))
  return { fieldList, commonField, fileList, commonFile }
}

export const writtenSubmit = (sceneId: string, sxCodes: string, { values, files, ...content }: Params, regionCode: string): string =>
  JSON.stringify({
    ...{ ...lists({ values, files }), sxCodes, sxList: [], sceneId, packageName: '', regionCode, distinguishCode: '' },
    ...{ infoSource: '1', source: '1', hasEnt: '0', content: JSON.stringify(content), appraiseJson: '' }
  } satisfies FormPayload)

const printed = (field: PayloadField) => ({ ...field, jsonFlag: '0', separator: '' }) as const

export const writtenPrint = (scenejs: string, filled: Filled, areacode: string): string => {
  const { fieldList, commonField, ...files } = lists(filled)
  const fields = { fieldList: fieldList.map(printed), commonField: commonField.map(printed) }
  return JSON.stringify({ ...files, ...fields, itemCodeList: [], areacode, scenejs, sceneType: '' } satisfies PrintPayload)
}
