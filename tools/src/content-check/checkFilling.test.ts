/** A scene that can be filled in by its sample person both ways, broken one place at a time. */
import { readScene } from '@ljonething/api/scene/readScene'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { sampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import { expect, it } from 'vitest'
import { checkFilling } from './checkFilling.ts'
import { soundScene } from './fixtures/soundScene.ts'
import { indexScene } from './sceneIndex.ts'
import { readSource } from './SourceFile.ts'

const registry = JSON.stringify({
  nowRef: '2026-11-20',
  people: [
    { userId: 'P1', name: '甲某', idCard: '230199199108200030', mobile: '', region: '230100000000', realNameLevel: 4 },
    { userId: 'P2', name: '乙某', idCard: '23019919930412002X', mobile: '', region: '230100000000', realNameLevel: 2 }
  ],
  enterprises: [{ userId: 'C1', name: '某公司', uscc: '91230199MACX1P002C', clerkIdCard: '230199199108200030' }]
})

const scene = soundScene.replace('  note: 虚构\n', '  note: 虚构\n  account: P1\n')
const broken = (from: string, to: string): string => {
  expect(scene).toContain(from)
  return scene.replace(from, () => to)
}
const problems = (text: string): readonly string[] => {
  const source = readSource('scene.yaml', text)
  const read = readScene(source.value)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const found = checkFilling(indexScene(read.scene), dictionariesOf([]), sampleRegisters(registry))
  return found.map(({ path, message }) => `${text.split('\n')[source.lineOf(path) - 1]?.trim().slice(0, 24) ?? ''}: ${message}`)
}

it('nothing is said of a scene that can be filled in as its example answers and with the most matters', () => {
  expect(problems(scene)).toEqual([])
})

const strange = broken(
  "rule: [{fn: _isNullorEmpty, param: '', message: 请填写补充}]",
  "rule: [{fn: _checkRegex, param: '^[A-Z]{3}-[0-9]{7}$', message: 编号错误}]"
)

it('a field for which nothing holds is named, on each way that asks for it', () => {
  const nothing = 'nothing that is known holds for the field extra'
  expect(problems(strange)).toEqual(
    ['example', 'most'].map((way) => `- {id: G1004^extra, name: filled in by 甲某 (P1), ${way}: ${nothing}`)
  )
  expect(problems(strange.replace("{Q01: 'y'", "{Q01: 'n', Q01A: 'y'"))).toEqual([expect.stringMatching(/, most: /)])
})

it('what the example says helps where nothing else does', () => {
  expect(problems(strange.replace('extra: 无', 'extra: ABC-1234567'))).toEqual([])
})

it('a material that no file can be made for is named', () => {
  expect(problems(scene.replaceAll(/accept: [^,\n}]*(,[a-z]+)*/g, 'accept: ofd'))).toContainEqual(
    expect.stringMatching(/most: no file can be made for the material B0\d$/)
  )
})

it('a register that refuses somebody is named with whom it refuses', () => {
  expect(problems(scene.replace('account: P1', 'account: P2'))).toContainEqual(
    'check: {api: local/userL: filled in by 乙某 (P2), most: the pre-check C01 refuses'
  )
})

it('every kind of person the scene is for has an example, of somebody who may prepare it', () => {
  const forBoth = scene.replace("object: '1'", 'object: 1#2').replace("objectTypes: ['1']", "objectTypes: ['1', '2']")
  expect(problems(forBoth)).toEqual(['sampleCase:: the example names nobody for 法人'])
  const byTwo = (account: string, own = "idCard: '23019919930412002X'") =>
    forBoth.replace('  materials: [B01', `  others: [{account: ${account}, fields: {${own}}}]\n  materials: [B01`)
  expect(problems(byTwo('C1B'))).toEqual([])
  expect(problems(byTwo('C1B', ''))).toEqual([expect.stringMatching(/: the example is about the same subject as one before it/)])
  expect(problems(byTwo('C9B'))).toContainEqual('others: [{account: C9B, : C9B is nobody of the sandbox who may prepare the scene')
})
