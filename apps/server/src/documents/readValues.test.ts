import { spawnSync } from 'node:child_process'
import { someMaterial } from '@ljonething/domain/testing/formParts'
import { readForm, readFormValues, readValues } from '@ljonething/domain/testing/readValues'
import { assert, layer } from '@effect/vitest'
import * as Effect from 'effect/Effect'
import { Documents } from './Documents.ts'
import { makeApplicationDocument } from './makeApplicationDocument.ts'
import { readWord } from './testing/readWord.ts'

const compact = (text: string) => text.replaceAll(/\s/g, '')
const file = { id: 'f', name: '户口簿（第1页）.jpg', fileType: 'jpg', size: 1, url: '', isApplyForm: false, isReuse: false }

const document = makeApplicationDocument(
  {
    plan: { answers: {}, matters: [], notices: [] },
    description: { ...readForm, allfile: [someMaterial({ id: 'CL01', label: '户口簿' })] },
    values: readFormValues,
    files: { CL01: [file] }
  },
  {
    ...{ sceneName: '示例', documentNumber: 'T-1', region: '黑龙江省', generatedAt: '2026-11-20 09:12:07', dataHash: 'ab', applicant: [] },
    ...{ signatures: [], signedMaterials: new Set(), photographs: new Set(), regionPath: () => [] }
  }
)

/** Each field as its row says it: label and value, a table row by row; boxes that are drawn have no letter of their own. */
const rowsSaid = (ticked: string, blank: string): readonly string[] =>
  readValues.flatMap(({ field, text, unit = '' }) => {
    if (typeof text !== 'string') return text.map((cells, index) => [index + 1, ...cells].join(''))
    const { componentType, label, originalField } = field
    if (componentType !== 'checkbox') return [label + text + unit]
    const names = readForm.dictionaries[originalField.dictRootCode]?.map(({ name }) => name) ?? []
    return [label + names.map((name) => (text.split('、').includes(name) ? ticked : blank) + name).join('')]
  })

layer(Documents.layer)('a value of every widget', (it) => {
  it.effect('stands in the PDF as the screen says it, with the files that are uploaded', () =>
    Effect.gen(function* () {
      const pdf = yield* Documents.use((documents) => documents.render(document, 'me'))
      const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf })
      const text = compact(stdout.toString('utf8'))
      assert.deepStrictEqual(
        [...rowsSaid('', ''), `1户口簿${file.name}申请人上传`].filter((row) => !text.includes(compact(row))),
        []
      )
    })
  )

  it.effect('stands in the Word document as the screen says it', () =>
    Effect.gen(function* () {
      const word = yield* Documents.use((documents) => documents.renderWord(document, 'me'))
      const { text } = yield* Effect.promise(() => readWord(word))
      assert.deepStrictEqual(
        [...rowsSaid('☑', '☐'), `1户口簿${file.name}申请人上传`].filter((row) => !text.includes(compact(row))),
        []
      )
    })
  )
})
