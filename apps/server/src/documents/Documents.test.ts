import { assert, layer } from '@effect/vitest'
import * as Effect from 'effect/Effect'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import { Documents } from './Documents.ts'
import { exampleApplication } from './testing/exampleApplication.ts'
import { exampleReceipt } from './testing/exampleReceipt.ts'
import { readPdf } from './testing/readPdf.ts'

const compact = (text: string) => text.replaceAll(/\s/g, '')
const read = (document: ApplicationDocument) =>
  Documents.use((documents) => documents.render(document, 'me')).pipe(Effect.flatMap((pdf) => Effect.promise(() => readPdf(pdf))))
const { applicationNumber: _, ...draft } = exampleApplication
const withValue = (value: string): ApplicationDocument => ({
  ...exampleApplication,
  groups: [
    {
      name: '其他',
      fields: [
        { label: '备注', value, wide: true },
        { label: '说明', value: '甲' },
        { label: value.slice(0, 80), value: '乙' }
      ],
      tables: [{ label: '清单', columns: ['名称', '说明'], rows: [[value.slice(0, 2000), '丙']] }]
    }
  ]
})

layer(Documents.layerWith({ timeLimitMillis: 60_000 }))('an application form', (it) => {
  it.effect('shows every group, field, choice, repeatable row, matter, material and promise', () =>
    Effect.gen(function* () {
      const { text, alternatives } = yield* read(exampleApplication)
      const { applicant, groups, materials, matters, notices } = exampleApplication
      const fields = [...applicant, ...groups.flatMap((group) => group.fields)]
      const tables = groups.flatMap((group) => group.tables ?? [])
      const expected = [
        exampleApplication.title,
        exampleApplication.sceneName,
        exampleApplication.region,
        exampleApplication.dataHash,
        `文书编号：${exampleApplication.documentNumber}`,
        `申请编号：${exampleApplication.applicationNumber}`,
        ...fields.flatMap((field) => [field.label, field.value, ...(field.choices ?? []).map((choice) => choice.label)]),
        ...groups.map((group) => group.name),
        ...tables.flatMap((table) => [
          table.label,
          ...table.columns,
          ...table.rows.flatMap((row, index) => [`${index + 1}${row.join('')}`])
        ]),
        ...matters.map((matter, index) => `${index + 1}${matter.name}${matter.department}`),
        ...materials.flatMap((material) => [material.label, ...material.files, material.source]),
        ...notices,
        ...exampleApplication.signatures.map(({ label }) => label)
      ]
      assert.deepStrictEqual(
        expected.filter((part) => !text.includes(compact(part))),
        []
      )
      const choices = fields.flatMap((field) => field.choices ?? [])
      assert.deepStrictEqual(
        alternatives,
        choices.map((choice) => (choice.checked ? '已选' : '未选'))
      )
    })
  )

  it.effect('numbers its pages x of y', () =>
    Effect.gen(function* () {
      const { pages } = yield* read(exampleApplication)
      assert.strictEqual(pages.length, 3)
      assert.deepStrictEqual(
        pages.map((page) => page.match(/第\d+页共\d+页/)?.[0]),
        ['第1页共3页', '第2页共3页', '第3页共3页']
      )
    })
  )

  it.effect('carries 草稿 and the 预览 watermark on every page until it has an application number', () =>
    Effect.gen(function* () {
      const before = yield* read(draft)
      assert.deepStrictEqual(
        before.pages.map((page) => page.includes('申请编号：草稿') && page.includes('预览')),
        [true, true, true]
      )
      const after = yield* read(exampleApplication)
      assert.notInclude(after.text, '草稿')
      assert.notInclude(after.text, '预览')
    })
  )

  it.effect('leaves the place to sign empty until signed', () =>
    Effect.gen(function* () {
      const empty = yield* read(exampleApplication)
      assert.include(empty.text, '申请人（签名）日期年月日')
      const signed = yield* read({
        ...exampleApplication,
        signatures: [{ place: 'applicant', label: '申请人（签名）', name: '张明华', date: '2026-03-05' }]
      })
      assert.include(signed.text, '申请人（签名）张明华日期2026-03-05')
    })
  )

  it.effect('tells in its keywords where each seal comes: right of the label, on its page', () =>
    Effect.gen(function* () {
      const { keywords, labelAt } = yield* read(exampleApplication)
      for (const { place, label } of exampleApplication.signatures) {
        const [, page, ...box] =
          keywords
            .find((keyword) => keyword.startsWith(`sign/${place}/`))
            ?.split('/')
            .slice(1) ?? []
        const [left = 0, bottom = 0, width, height = 0] = box.map(Number)
        const found = labelAt(label)
        assert.strictEqual(Number(page), found?.page)
        assert.deepStrictEqual([width, height], [209.8, 56.7])
        assert.approximately(left, (34 / 25.4) * 72 + (18 / 25.4) * 72, 0.1)
        assert.isTrue(found !== undefined && found.y > bottom && found.y < bottom + height && found.x < left, label)
      }
      assert.strictEqual(keywords.length, 2)
    })
  )

  it.effect('carries 1,000 rows over pages without losing one, each page with title and captions', () =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 1000 }, (_, index) => [`人员${index + 1}号`, '230102199003071234', '子女'])
      const { pages } = yield* read({
        ...exampleApplication,
        groups: [{ name: '随迁人员', fields: [], tables: [{ label: '人员', columns: ['姓名', '证件号码', '关系'], rows }] }]
      })
      const rowPages = pages.filter((page) => /人员\d+号/.test(page))
      assert.isAbove(rowPages.length, 20)
      assert.isTrue(rowPages.every((page) => page.includes('三、随迁人员人员序号姓名证件号码关系')))
      const found = pages.flatMap((page) => [...page.matchAll(/人员(\d+)号/g)].map(([, number]) => Number(number)))
      assert.deepStrictEqual(
        found,
        rows.map((_, index) => index + 1)
      )
    })
  )

  it.effect('embeds subsets of exactly the pinned fonts', () =>
    Effect.gen(function* () {
      const { fonts } = yield* read(exampleApplication)
      assert.deepStrictEqual(fonts.map(({ name }) => name.slice(7)).toSorted(), [
        'NotoSansSC-Medium',
        'NotoSerifSC-Bold',
        'NotoSerifSC-Regular'
      ])
      assert.isTrue(fonts.every(({ name, isEmbedded }) => isEmbedded && /^[A-Z]{6}\+/.test(name)))
      const pdf = yield* Documents.use((documents) => documents.render(exampleApplication, 'me'))
      assert.isBelow(pdf.length, 400_000)
    })
  )

  it.effect('is a tagged PDF/A-2a in Chinese with its title, without script', () =>
    Effect.gen(function* () {
      const { hasScript, isTagged, language, metadata, roles, title } = yield* read(exampleApplication)
      assert.deepStrictEqual(
        { hasScript, isTagged, language, title },
        { hasScript: false, isTagged: true, language: 'zh-CN', title: exampleApplication.title }
      )
      assert.match(metadata, /<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A</)
      for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']) assert.isTrue(roles.has(role), role)
    })
  )

  it.effect('gives the same bytes for the same data, whichever documents came between', () =>
    Effect.gen(function* () {
      const documents = yield* Documents
      const first = yield* documents.render(exampleApplication, 'me')
      yield* documents.render(withValue('其他'), 'me')
      const again = yield* documents.render(structuredClone(exampleApplication), 'me')
      assert.isTrue(Buffer.from(first).equals(Buffer.from(again)))
      const other = yield* documents.render({ ...exampleApplication, generatedAt: '2026-03-05 09:12:08' }, 'me')
      assert.isFalse(Buffer.from(first).equals(Buffer.from(other)))
    })
  )

  it.effect.each([
    '#import "/etc/passwd": *',
    '#read("/etc/passwd") #sys.inputs.data #panic("x")',
    '$ a^2 $ *粗体* _斜体_ `原文` [括号] <标签> @引用 \\u{41} // 注释 /* 段 */',
    '= 标题\n- 项目\n+ 编号\n/ 术语: 解释',
    '"; #let x = 1 \\" } ] ) #{ [ (',
    '</svg><script>alert(1)</script>&amp;&lt;',
    '{{ 模板 }} ${ 变量 } %s %n'
  ])('shows %j as written, never as markup', (value) =>
    Effect.gen(function* () {
      const { text } = yield* read(withValue(value))
      assert.strictEqual(text.split(compact(value)).length - 1, 3)
    })
  )

  it.effect('draws a box with the code point where no font has the character', () =>
    Effect.gen(function* () {
      const { text } = yield* read(withValue('𠮷野家 😀 שלום مرحبا ☑ \uE000 \u0007 \uD800 㛃'))
      assert.include(text, 'U+20BB7野家U+1F600U+05E9U+05DCU+05D5U+05DDU+0645U+0631U+062D')
      assert.include(text, 'U+2611U+E000U+0007U+FFFD㛃')
    })
  )

  it.effect('cannot be made to read differently by invisible direction marks', () =>
    Effect.gen(function* () {
      const { text } = yield* read(withValue('张\u202E三\u202C李\u200B四\uFEFF'))
      assert.include(text, '备注张三李四')
    })
  )

  it.effect.each([
    ['Chinese', '测试文字'],
    ['one endless word', 'abcdefgh'],
    ['brackets and signs', '#[$*_`'],
    ['characters without glyph', '😀𠮷'],
    ['line ends', '一行\n']
  ] as const)('takes 120 KB of %s in one field', ([, piece]) =>
    Effect.gen(function* () {
      const { pages, text } = yield* read({
        ...exampleApplication,
        groups: [
          { name: '其他', fields: [{ label: '备注', value: `起${piece.repeat(120_000 / Buffer.byteLength(piece))}【终】`, wide: true }] }
        ]
      })
      assert.isAbove(pages.length, 6)
      assert.include(text, '【终】')
    })
  )
})

layer(Documents.layer)('a receipt', (it) => {
  it.effect('shows the number, the applicant as given, every case and the code to scan', () =>
    Effect.gen(function* () {
      const pdf = yield* Documents.use((documents) => documents.renderReceipt(exampleReceipt, 'me'))
      const { alternatives, pages, text, title } = yield* Effect.promise(() => readPdf(pdf))
      const expected = [
        '受理回执',
        exampleReceipt.applicationNumber,
        exampleReceipt.acceptedAt,
        exampleReceipt.applicant,
        ...exampleReceipt.cases.map(({ caseNumber, department, matter, due }, index) =>
          [index + 1, matter, caseNumber, department, due].join('')
        ),
        ...exampleReceipt.notices
      ]
      assert.deepStrictEqual(
        expected.filter((part) => !text.includes(compact(part))),
        []
      )
      assert.strictEqual(pages.length, 1)
      assert.deepStrictEqual(alternatives, ['申请编号二维码'])
      assert.strictEqual(title, `受理回执 ${exampleReceipt.applicationNumber}`)
    })
  )
})
