import { assert, layer } from '@effect/vitest'
import * as Effect from 'effect/Effect'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import { Documents } from './Documents.ts'
import { exampleApplication } from './testing/exampleApplication.ts'
import { readWord } from './testing/readWord.ts'

const compact = (text: string) => text.replaceAll(/\s/g, '')
const read = (document: ApplicationDocument) =>
  Documents.use((documents) => documents.renderWord(document, 'me')).pipe(Effect.flatMap((bytes) => Effect.promise(() => readWord(bytes))))
const withValue = (value: string): ApplicationDocument => ({
  ...exampleApplication,
  groups: [
    { name: '其他', fields: [{ label: '备注', value }], tables: [{ label: '清单', columns: ['名称', '说明'], rows: [[value, '丙']] }] }
  ]
})

layer(Documents.layer)('an application form as a Word document', (it) => {
  it.effect('[R-1-21] says what the PDF says: groups, fields, boxes, rows, matters, materials, promises and who signs', () =>
    Effect.gen(function* () {
      const { rows, text } = yield* read(exampleApplication)
      const { applicant, groups, materials, matters, notices, signatures } = exampleApplication
      const fields = [...applicant, ...groups.flatMap((group) => group.fields)]
      const expected = [
        exampleApplication.title,
        `申请编号${exampleApplication.applicationNumber}`,
        ...fields.map(
          ({ label, value, choices = [] }) =>
            label + value + choices.map((choice) => `${choice.checked ? '☑' : '☐'}${choice.label}`).join('')
        ),
        ...groups.map((group) => group.name),
        ...notices,
        ...signatures.map(({ label }) => `${label}日期年月日`)
      ]
      assert.deepStrictEqual(
        expected.filter((part) => !text.includes(compact(part))),
        []
      )
      const lines = [
        ...groups.flatMap((group) => group.tables ?? []).flatMap((table) => table.rows.map((row, index) => [index + 1, ...row].join(''))),
        ...matters.map(({ name, department }, index) => `${index + 1}${name}${department}`),
        ...materials.map(({ label, files, source }, index) => `${index + 1}${label}${files.join('')}${source}`)
      ]
      assert.deepStrictEqual(
        lines.filter((line) => !rows.some((row) => row.startsWith(compact(line)))),
        []
      )
    })
  )

  it.effect.each(['</w:t><w:t>', '&amp;<![CDATA[x]]>', '{{ 模板 }} ${ 变量 }', '𠮷野家 😀 ☑', '{ HYPERLINK "file:///etc/passwd" }'])(
    'shows %j as written',
    (value) =>
      Effect.gen(function* () {
        const { text } = yield* read(withValue(value))
        assert.strictEqual(text.split(compact(value)).length - 1, 2)
      })
  )

  it.effect('leaves out what no Word document can carry, and nothing else', () =>
    Effect.gen(function* () {
      const { text } = yield* read(withValue('张\u0007\u0000三\uFFFE\uD800李\u202E四'))
      assert.include(text, '备注张三\uFFFD李四')
    })
  )

  it.effect('carries 1,000 rows', () =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 1000 }, (_, index) => [`人员${index + 1}号`, '230102199003071234', '子女'])
      const word = yield* read({
        ...exampleApplication,
        groups: [{ name: '随迁人员', fields: [], tables: [{ label: '人员', columns: ['姓名', '证件号码', '关系'], rows }] }]
      })
      assert.deepStrictEqual(
        word.rows.flatMap((row) => /人员\d+号/.exec(row) ?? []),
        rows.map(([name]) => name)
      )
    })
  )
})
