import type { Field } from '@ljonething/domain/form/FormDescription'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { messageOf, rules, someField, someForm, someMaterial } from '@ljonething/domain/testing/formParts'
import { someFile } from '../testing/exampleForm.ts'
import type { FoundValues } from '@ljonething/domain/registers/RegisteredValue'
import { someServices } from '../testing/someServices.ts'
import { createFormStore } from './createFormStore.ts'

interface TypedCases {
  readonly fields: readonly { readonly rule: string; readonly typed: string; readonly value: string }[]
  readonly babyNames: readonly { readonly name: string; readonly accepted: boolean }[]
}
const typedFile = createRequire(import.meta.url).resolve('@ljonething/validation/cases/typed.json')
const typedCases: TypedCases = JSON.parse(readFileSync(typedFile, 'utf8'))

const today = '2026-11-20'
const id = (name: string) => `T1001^${name}`
const found = { source: '公安', at: '2026-11-20T04:00:00.000Z' }

const storeOf = (fields: Parameters<typeof someForm>[0], part: Parameters<typeof someForm>[1] = {}, services = someServices()) =>
  createFormStore(someForm(fields, part), { today, services })

describe('createFormStore', () => {
  it('starts with given values by id or name, else with what the description fills in', () => {
    const form = someForm([someField({ name: 'a', value: '甲' }), someField({ name: 'b', value: '乙' }), someField({ name: 'c' })])
    const store = createFormStore(form, { today, services: someServices(), values: { [id('b')]: '丙', c: '丁' } })
    expect(store.values()).toEqual({ [id('a')]: '甲', [id('b')]: '丙', [id('c')]: '丁' })
  })

  it('tells only the changed field and those who watch the whole form', () => {
    const store = storeOf([someField({ name: 'a' }), someField({ name: 'b' })])
    const heard: string[] = []
    store.subscribeField(id('a'), () => heard.push('a'))
    store.subscribeField(id('b'), () => heard.push('b'))
    store.subscribeChanges(() => heard.push('changes'))
    const before = store.field(id('b'))
    store.setValue(id('a'), '甲')
    store.setValue(id('a'), '甲')
    expect(heard).toEqual(['a', 'changes'])
    expect(store.field(id('b'))).toBe(before)
  })

  it('[R-5-17] a text value is trimmed on blur', () => {
    const store = storeOf([someField({ name: 'a' })])
    store.setValue(id('a'), '  张三 ')
    expect(store.field(id('a')).value).toBe('  张三 ')
    store.blur(id('a'))
    expect(store.field(id('a')).value).toBe('张三')
  })

  it.each(typedCases.fields)(
    '$rule of $typed is kept as $value on leaving the field, and nothing is said',
    async ({ rule, typed, value }) => {
      const store = storeOf([someField({ name: 'a', rule: rules(rule) })])
      store.setValue(id('a'), typed)
      store.blur(id('a'))
      await vi.waitFor(() => expect(store.field(id('a'))).toMatchObject({ value, issue: undefined }))
    }
  )

  it('leaves what nobody may change as it came', async () => {
    const store = storeOf([someField({ name: 'a', rule: rules('_checkMobile'), value: '138 0013 8000', disabled: true })])
    await import('./reading.ts')
    store.blur(id('a'))
    expect(store.field(id('a')).value).toBe('138 0013 8000')
  })

  it.each(typedCases.babyNames)('the name $name is taken on leaving the field: $accepted', async ({ name, accepted }) => {
    const store = storeOf([someField({ name: 'a', rule: rules('_checkName'), extField: { sensitive: '1' } })])
    store.setValue(id('a'), name)
    store.blur(id('a'))
    await vi.waitFor(() => expect(store.field(id('a')).issue === undefined).toBe(accepted))
  })

  it('[R-5-13] a field is checked when it is left, and again with every change while it shows an issue', () => {
    const store = storeOf([someField({ name: 'a', rule: rules('_checkMobile') })])
    store.setValue(id('a'), ' 123')
    expect(store.field(id('a')).issue).toBeUndefined()
    let check = () => {}
    store.blur(id('a'), (later) => (check = later))
    expect(store.field(id('a'))).toMatchObject({ value: '123', issue: undefined })
    check()
    expect(store.field(id('a')).issue?.message).toBe(messageOf('_checkMobile'))
    store.setValue(id('a'), '13912345678')
    expect(store.field(id('a')).issue).toBeUndefined()
  })

  it('[R-5-09] the required rule can be added to and removed from a field at run time', async () => {
    const linkage = [{ when: { field: 'c', is: '1' }, then: { require: ['a'], optional: ['b'] } }]
    const fields = [{ name: 'a' }, { name: 'b', rule: rules('_isNullorEmpty') }, { name: 'c', jsStr: JSON.stringify(linkage) }]
    const store = storeOf(fields.map(someField))
    store.setValue(id('c'), '1')
    expect([store.field(id('a')).required, store.field(id('b')).required]).toEqual([true, false])
    expect((await store.validateAll()).map((issue) => issue.id)).toEqual([id('a')])
    expect(store.field(id('a')).issue?.message).toBe('请填写a')
    store.setValue(id('c'), '')
    expect((await store.validateAll()).map((issue) => issue.id)).toEqual([id('b')])
  })

  it('[R-5-10] [R-5-14] validating the whole form goes field by field and names every one that fails', async () => {
    const store = storeOf(
      [
        someField({ name: 'a', label: '姓名', rule: rules('_isNullorEmpty') }),
        someField({ name: 'b', rule: rules('_checkMobile') }),
        someField({ name: 'c', label: '邮箱', rule: rules('_checkEmail') })
      ],
      { materials: [someMaterial({ id: 'CL01', label: '身份证', rule: rules('_isNullorEmpty'), need: true })] }
    )
    store.setValue(id('c'), 'x')
    const issues = await store.validateAll()
    expect(issues.map((issue) => issue.text)).toEqual([
      `[姓名]字段${messageOf('_isNullorEmpty')}`,
      `[邮箱]字段${messageOf('_checkEmail')}`,
      `[身份证]字段${messageOf('_isNullorEmpty')}`
    ])
    expect(store.form().issues).toEqual(issues)
    expect((await store.validateAll('fields')).length).toBe(2)
    expect((await store.validateAll('materials')).map((issue) => issue.id)).toEqual(['CL01'])
  })

  it('a linkage rule shows, requires and clears what depends on the changed field, and wakes nothing else', async () => {
    const jsStr = JSON.stringify([
      { when: { field: 'kind', is: '1' }, then: { show: ['detail'], require: ['detail'] } },
      { when: { field: 'kind', is: '0' }, then: { clear: ['detail'], note: '无需填写明细' } }
    ])
    const store = storeOf([someField({ name: 'kind', jsStr }), someField({ name: 'detail' }), someField({ name: 'other' })])
    let woken = 0
    store.subscribeField(id('other'), () => (woken += 1))
    expect(store.field(id('detail')).visible).toBe(false)
    store.setValue(id('kind'), '1')
    expect(store.field(id('detail'))).toMatchObject({ visible: true, required: true })
    store.setValue(id('detail'), '明细')
    store.setValue(id('kind'), '0')
    expect(store.field(id('detail'))).toMatchObject({ visible: false, value: '' })
    expect(store.field(id('kind')).notes).toEqual(['无需填写明细'])
    expect(woken).toBe(0)
    expect(await store.validateAll()).toEqual([])
  })

  it('a linkage rule sets values that follow from others', () => {
    const jsStr = JSON.stringify([{ when: { all: [] }, then: { set: { area: { product: ['long', 'high'] } } } }])
    const store = storeOf([someField({ name: 'long', jsStr }), someField({ name: 'high' }), someField({ name: 'area' })])
    store.setValue(id('long'), '3')
    store.setValue(id('high'), '1.5')
    expect(store.field(id('area')).value).toBe('4.5')
  })

  it('a lookup fills empty fields once, keeps what was typed, and a failing register changes nothing', async () => {
    const jsStr = JSON.stringify([
      {
        when: { field: 'no', empty: false },
        then: {
          lookup: { api: 'newBorn/getNewBornInfo', params: ['no'], fill: { born: 'birthDate', name: 'name' }, open: ['born', 'name'] }
        }
      }
    ])
    const asked: unknown[] = []
    const services = someServices({
      lookup: (api, params) => {
        asked.push([api, params])
        return params['no'] === '9'
          ? Promise.reject(new Error('查询出错'))
          : Promise.resolve({ ...found, values: { birthDate: '2026-11-03', name: '林北雪' } })
      }
    })
    const store = storeOf([someField({ name: 'no', jsStr }), someField({ name: 'born' }), someField({ name: 'name' })], {}, services)
    store.setValue(id('name'), '林小雪')
    store.setValue(id('no'), '9')
    expect(store.field(id('born')).busy).toBe(true)
    await expect.poll(() => store.field(id('born')).busy).toBe(false)
    expect(store.field(id('born')).value).toBe('')
    store.setValue(id('no'), '1')
    await expect.poll(() => store.field(id('born')).value).toBe('2026-11-03')
    expect(store.field(id('name')).value).toBe('林小雪')
    const marks = ['born', 'name'].map((name) => store.field(id(name)).fromRegister)
    expect(marks).toEqual([{ ...found, value: '2026-11-03' }, undefined])
    store.setValue(id('born'), '2026-11-04')
    expect(store.field(id('born')).fromRegister).toBeUndefined()
    store.setValue(id('no'), '')
    store.setValue(id('no'), '1')
    expect(asked).toEqual([
      ['newBorn/getNewBornInfo', { no: '9' }],
      ['newBorn/getNewBornInfo', { no: '1' }]
    ])
  })

  it('what the scene does not open stays as the register has it, until another question is put', async () => {
    const jsStr = JSON.stringify([
      { when: { all: [] }, then: { lookup: { api: 'r', params: ['no'], fill: { sex: 'sex', name: 'name' }, open: ['name'] } } }
    ])
    const asked: string[] = []
    const services = someServices({
      lookup: (_api, { no = '' }) => {
        asked.push(no)
        return Promise.resolve(no === '9' ? undefined : { ...found, values: { sex: no, name: '林北雪' } })
      }
    })
    const fields = [someField({ name: 'no', jsStr }), someField({ name: 'sex' }), someField({ name: 'name' })]
    const store = createFormStore(someForm(fields), {
      today,
      services,
      values: { [id('no')]: '1', [id('sex')]: '2', [id('name')]: '林小雪' }
    })
    const sex = () => store.field(id('sex'))
    await expect.poll(() => sex()).toMatchObject({ value: '1', disabled: true, fromRegister: { ...found, value: '1' } })
    expect(store.field(id('name'))).toMatchObject({ value: '林小雪', disabled: false })
    store.setValue(id('sex'), '2')
    expect(sex().value).toBe('1')
    store.setValue(id('no'), '9')
    expect(sex()).toMatchObject({ value: '1', disabled: false })
    await expect.poll(() => sex().busy).toBe(false)
    store.setValue(id('sex'), '2')
    expect(sex()).toMatchObject({ value: '2', disabled: false, fromRegister: undefined })
    store.setValue(id('no'), '1')
    await expect.poll(() => sex()).toMatchObject({ value: '1', disabled: true })
    expect(asked).toEqual(['1', '9', '1'])
  })

  it('asks no register again with another description, unless it would fill other fields', async () => {
    const jsStr = (fill: object) => JSON.stringify([{ when: { all: [] }, then: { lookup: { api: 'r', params: ['no'], fill } } }])
    const form = (fill: object) =>
      someForm([someField({ name: 'no', jsStr: jsStr(fill) }), someField({ name: 'a' }), someField({ name: 'b' })])
    let asked = 0
    const services = someServices({ lookup: () => Promise.resolve({ ...found, values: { a: '', b: `${(asked += 1)}` } }) })
    const store = createFormStore(form({ a: 'a' }), { today, services, values: { no: '1' } })
    store.take(form({ a: 'a' }), { values: { no: '1' } })
    await expect.poll(() => store.field(id('a')).busy).toBe(false)
    store.take(form({ a: 'a', b: 'b' }), { values: { no: '1' } })
    await expect.poll(() => store.field(id('b')).value).toBe('2')
    expect(asked).toBe(2)
  })

  it('an answer that comes after the question has changed fills nothing; a register that is away is said and asked again', async () => {
    const jsStr = JSON.stringify([{ when: { all: [] }, then: { lookup: { api: 'r', params: ['no'], fill: { a: 'a' } } } }])
    const answers: ((answer: FoundValues | Error) => void)[] = []
    const services = someServices({
      lookup: () => new Promise((resolve, reject) => answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))))
    })
    const store = storeOf([someField({ name: 'no', jsStr }), someField({ name: 'a' })], {}, services)
    store.setValue(id('no'), '1')
    store.setValue(id('no'), '2')
    answers[0]?.({ ...found, values: { a: '旧' } })
    answers[1]?.(new Error('查询出错'))
    await expect.poll(() => store.field(id('a')).busy).toBe(false)
    expect(store.field(id('a'))).toMatchObject({ value: '', away: true })
    store.setValue(id('no'), '')
    expect(store.field(id('a')).away).toBe(false)
    store.setValue(id('no'), '2')
    answers[2]?.({ ...found, values: { a: '新' } })
    await expect.poll(() => store.field(id('a'))).toMatchObject({ value: '新', away: false })
  })

  it('[R-8-44] rare characters are asked about when a name is left and before the whole form passes', async () => {
    const services = someServices({ hasRareWord: (value) => Promise.resolve(value.includes('䶮')) })
    const store = storeOf([someField({ name: 'a', rule: rules('_checkRareWord') })], {}, services)
    store.setValue(id('a'), '王䶮')
    store.blur(id('a'))
    await expect.poll(() => store.field(id('a')).issue?.message).toBe(messageOf('_checkRareWord'))
    store.setValue(id('a'), '李䶮')
    expect((await store.validateAll())[0]?.fn).toBe('_checkRareWord')
    store.setValue(id('a'), '李白')
    expect(await store.validateAll()).toEqual([])
  })

  it('a value is asked about once, when its typing pauses, and what was asked of a value that is gone is stopped', async () => {
    vi.useFakeTimers()
    try {
      const asked: (readonly [string, AbortSignal])[] = []
      const hasRareWord = (value: string, signal: AbortSignal) => {
        asked.push([value, signal])
        return value === '张' ? new Promise<boolean>(() => {}) : Promise.resolve(true)
      }
      const store = storeOf([someField({ name: 'a', rule: rules('_checkRareWord') })], {}, someServices({ hasRareWord }))
      for (const value of ['z', 'zh', '张']) store.setValue(id('a'), value)
      await vi.advanceTimersByTimeAsync(600)
      store.setValue(id('a'), '张䶮')
      expect(asked.map(([value, { aborted }]) => [value, aborted])).toEqual([['张', true]])
      await vi.advanceTimersByTimeAsync(600)
      expect(store.field(id('a')).issue).toBeUndefined()
      store.blur(id('a'))
      await vi.advanceTimersByTimeAsync(0)
      expect(asked.map(([value]) => value)).toEqual(['张', '张䶮'])
      expect(store.field(id('a')).issue?.fn).toBe('_checkRareWord')
    } finally {
      vi.useRealTimers()
    }
  })

  it('nobody waits long for a service that does not answer: the way goes on, and the field says so until the next answer', async () => {
    vi.useFakeTimers()
    try {
      const answers = [new Promise<boolean>(() => {}), Promise.resolve(false)]
      const services = someServices({ hasRareWord: () => answers.shift() ?? Promise.resolve(false) })
      const store = storeOf([someField({ name: 'a', value: '张三', rule: rules('_checkRareWord') })], {}, services)
      const passed = store.validateAll()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await passed).toEqual([])
      expect(store.field(id('a')).notes).toEqual(['生僻字检查暂时没有结果，您可以继续填写，提交时会再核对'])
      expect(await store.validateAll()).toEqual([])
      expect(store.field(id('a')).notes).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('[R-8-37] a search for rare characters that fails counts as none found, and is asked again', async () => {
    const answers = [() => Promise.reject(new Error('接口异常')), () => Promise.resolve(true)]
    const services = someServices({ hasRareWord: () => (answers.shift() ?? (() => Promise.resolve(false)))() })
    const store = storeOf([someField({ name: 'a', rule: rules('_checkRareWord') })], {}, services)
    store.setValue(id('a'), '王䶮')
    expect(await store.validateAll()).toEqual([])
    expect((await store.validateAll())[0]?.fn).toBe('_checkRareWord')
  })

  it('[R-8-45] a check that reads another field runs again when that field changes', async () => {
    const store = storeOf([
      someField({ name: 'baby', rule: rules(['_checkNewbornSurname', 'mother,father']) }),
      someField({ name: 'mother' }),
      someField({ name: 'father' })
    ])
    store.setValue(id('mother'), '周晓岚')
    store.setValue(id('baby'), '林北雪')
    store.blur(id('baby'))
    expect(store.field(id('baby')).issue?.message).toBe(messageOf('_checkNewbornSurname'))
    store.setValue(id('father'), '林海峰')
    expect(store.field(id('baby')).issue).toBeUndefined()
  })

  it('a draft taken in place of everything typed is no change', () => {
    const store = storeOf([someField({ name: 'a' })], { materials: [someMaterial({ id: 'CL01' })] })
    const changes: (readonly string[])[] = []
    store.subscribeChanges((ids) => changes.push(ids))
    store.setValue(id('a'), '甲')
    store.setFiles('CL01', [])
    store.take(store.description, { values: { [id('a')]: '乙' } })
    expect([store.field(id('a')).value, changes]).toEqual(['乙', [[id('a')], ['CL01']]])
  })

  it('takes another description: fields come and go, and those who watch a field hear of it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => someField({ name, rule: rules('_isNullorEmpty') }))
    const store = createFormStore(someForm([a, b].flatMap((field) => field ?? [])), { today, services: someServices() })
    let heard = 0
    store.subscribeField(id('c'), () => (heard += 1))
    expect(store.field(id('c')).visible).toBe(false)
    store.setValue(id('a'), '甲')
    store.blur(id('b'))
    store.take(someForm([a, c].flatMap((field) => field ?? [])), { values: store.values() })
    expect(store.values()).toEqual({ [id('a')]: '甲', [id('c')]: '' })
    expect([store.field(id('c')).visible, heard, store.form().issues]).toEqual([true, 1, []])
    expect(store.description.allfield[0]?.fieldList).toEqual([a, c])
  })

  it('a group that folds is open while it holds something required, unless the person folds it', () => {
    const linkage = [{ when: { field: 'a', is: '1' }, then: { require: ['c'] } }]
    const group = (code: string, field: Field) => ({ code, name: code, isCollapsible: true, fieldList: [field] })
    const groups = [
      group('T2', someField({ id: 'T2001^b', name: 'b', rule: rules('_isNullorEmpty') })),
      group('T3', someField({ id: 'T3001^c', name: 'c' }))
    ]
    const store = storeOf([someField({ name: 'a', jsStr: JSON.stringify(linkage) })], { groups })
    expect([store.group('T2').open, store.group('T3').open]).toEqual([true, false])
    store.setValue(id('a'), '1')
    expect(store.group('T3').open).toBe(true)
    store.setGroupOpen('T3', false)
    expect(store.group('T3').open).toBe(false)
  })

  it('knows what was typed and what a register answered, when it opens again too', () => {
    const store = createFormStore(someForm([someField({ name: 'a' }), someField({ name: 'b' })]), {
      today,
      services: someServices(),
      values: { [id('a')]: '甲', [id('b')]: '乙' },
      own: [id('b')],
      registered: { [id('a')]: { ...found, value: '甲' }, [id('b')]: { ...found, value: '乙' } }
    })
    const marks = (name: string) => [store.field(id(name)).own, store.field(id(name)).fromRegister]
    expect([marks('a'), marks('b')]).toEqual([
      [false, { ...found, value: '甲' }],
      [true, undefined]
    ])
    store.setValue(id('a'), '丙')
    store.setValue(id('a'), '甲')
    expect(marks('a')).toEqual([true, undefined])
  })

  it('takes values from elsewhere quietly: what depends on them follows, what is wrong stays shown', () => {
    const jsStr = JSON.stringify([{ when: { field: 'a', is: '1' }, then: { show: ['b'] } }])
    const fields = [{ name: 'a', jsStr }, { name: 'b' }, { name: 'c', rule: rules('_isNullorEmpty') }]
    const store = storeOf(fields.map(someField), { materials: [someMaterial({ id: 'CL01' })] })
    const changes: unknown[] = []
    store.subscribeChanges((ids) => changes.push(ids))
    store.blur(id('c'))
    const files = [someFile({ id: 'f1' })]
    store.adopt({ [id('a')]: '1', [id('x')]: '1' }, { CL01: files })
    expect([store.field(id('b')).visible, store.field(id('c')).issue?.fn, changes]).toEqual([true, '_isNullorEmpty', []])
    expect([store.files()['CL01'], store.values()[id('x')]]).toEqual([files, undefined])
  })

  it('opens a folded group that holds an issue and asks for the focus of the first', async () => {
    const folded = {
      code: 'T2',
      name: '更多',
      isCollapsible: true,
      fieldList: [someField({ id: 'T2001^b', name: 'b', rule: rules('_checkMobile') })]
    }
    const store = storeOf([someField({ name: 'a' })], { groups: [folded] })
    store.setValue('T2001^b', '1')
    expect(store.group('T2')).toMatchObject({ open: false, visible: true, issueCount: 0 })
    const focused: string[] = []
    store.subscribeFocus((field) => focused.push(field))
    await store.validateAll()
    store.focusFirstIssue()
    expect(store.group('T2')).toMatchObject({ open: true, issueCount: 1 })
    expect(focused).toEqual(['T2001^b'])
  })
})

describe('what a change takes away of what was typed can be taken back', () => {
  const clears = JSON.stringify([
    { when: { field: 'twin', is: '0' }, then: { hide: ['rows'], clear: ['rows'] } },
    { when: { field: 'twin', is: '0' }, then: { set: { note: '独生' } } }
  ])
  const fields = [
    someField({ name: 'twin', label: '是否多胞胎', value: '1', jsStr: clears }),
    someField({ name: 'rows', label: '同胞信息' }),
    someField({ name: 'note', label: '备注' }),
    someField({ name: 'other', label: '其他' })
  ]
  const filled = () => {
    const store = storeOf(fields)
    store.setValue(id('rows'), '王小明')
    store.setValue(id('note'), '双胞胎')
    return store
  }
  const lost = (store: ReturnType<typeof filled>) => store.undoable()?.lost.map((former) => former.id)

  it('with the value that was changed, and those who keep the values hear of it', () => {
    const store = filled()
    const heard: string[][] = []
    store.subscribeChanges((ids) => heard.push([...ids]))
    store.setValue(id('twin'), '0')
    expect(store.values()).toMatchObject({ [id('rows')]: '', [id('note')]: '独生' })
    expect(lost(store)).toEqual([id('rows'), id('note')])
    store.undo()
    expect(store.values()).toMatchObject({ [id('twin')]: '1', [id('rows')]: '王小明', [id('note')]: '双胞胎' })
    expect(store.field(id('rows'))).toMatchObject({ visible: true, own: true })
    expect(heard.at(-1)).toEqual([id('twin'), id('rows'), id('note')])
    expect(store.undoable()).toBeUndefined()
  })

  it('until one of the fields is filled in anew, but whatever happens beside them', () => {
    const store = filled()
    store.setValue(id('twin'), '0')
    store.setValue(id('other'), '一')
    expect(lost(store)).toEqual([id('rows'), id('note')])
    store.setValue(id('twin'), '1')
    expect(store.undoable()).toBeUndefined()
    store.undo()
    expect(store.values()).toMatchObject({ [id('twin')]: '1', [id('rows')]: '' })
  })

  it('when what a register says takes its place', () => {
    const store = filled()
    store.replaceValue(id('note'), '登记的备注')
    store.undo()
    expect(store.field(id('note'))).toMatchObject({ value: '双胞胎', own: true })
  })

  it('but not what the form had filled in itself, nor anything of another draft', () => {
    const store = storeOf(fields.map((field) => (field.name === 'note' ? { ...field, value: '由系统带出' } : field)))
    store.setValue(id('twin'), '0')
    expect(store.field(id('note')).value).toBe('独生')
    expect(store.undoable()).toBeUndefined()
    const another = filled()
    another.setValue(id('twin'), '0')
    another.take(another.description, { values: {} })
    expect(another.undoable()).toBeUndefined()
  })
})

it('options that a source offered for a field are its options from then on', () => {
  const store = storeOf([someField({ name: 'a', componentType: 'select', dataSource: 'marriage/queryOrgs' })])
  expect(store.optionsOf(id('a'))).toEqual([])
  store.setOptions(id('a'), [{ value: 'HY01', name: '道里区民政局' }])
  expect(store.optionsOf(id('a'))).toEqual([{ value: 'HY01', name: '道里区民政局' }])
})

it('[R-8-42] what comes for a field that the form does not have changes nothing and is told: ID does not exist', () => {
  const told: string[] = []
  const services = { ...someServices(), unknownId: (sceneId: string, of: string) => void told.push(`${sceneId} ${of}`) }
  const store = createFormStore(someForm([someField({ name: 'a', label: '甲' })]), { today: '2026-11-20', services })
  const before = store.values()
  store.setValue('T1001^x', '1')
  store.replaceValue('T1001^y', '1')
  store.setOptions('T1001^z', [])
  store.showIssues([{ kind: 'field', id: 'T1001^w', label: '乙', fn: '_checkMobile', message: '有误', text: '乙有误' }])
  expect(told).toEqual(['T T1001^x', 'T T1001^y', 'T T1001^z', 'T T1001^w'])
  expect(store.values()).toBe(before)
  expect(store.form().issues).toEqual([])
  store.setValue('T1001^a', '1')
  expect(told).toHaveLength(4)
})
