import { someField, someForm } from '@ljonething/domain/testing/formParts'
import { expect, it } from 'vitest'
import { formReceiver } from './receivedForm.ts'

const receiving = () => {
  const told: string[] = []
  const { receivedForm: receive, formProblem } = formReceiver((sceneCode, { problem, id }) => told.push(`${sceneCode} ${problem} ${id}`))
  return { receive, formProblem, told }
}

it('a form with nothing to mend is taken as it came, and nothing is told', () => {
  const { receive, told } = receiving()
  const form = someForm([someField({ name: 'a' })])
  expect(receive(form)).toBe(form)
  expect(told).toEqual([])
})

it('what had to be mended is told once, however often the form comes', () => {
  const { receive, told } = receiving()
  const odd = () => someForm([someField({ name: 'a', typeName: 'hologram' }), someField({ name: 'b', jsStr: 'x()' })])
  expect(receive(odd()).allfield[0]?.fieldList[0]).toMatchObject({
    componentType: 'text',
    remark: expect.stringContaining('请直接填写文字')
  })
  receive(odd())
  expect(told).toEqual(['T component T1001^a', 'T linkage T1001^b'])
})

it('a form that is wrong all over does not fill the log', () => {
  const { receive, told } = receiving()
  receive(someForm(Array.from({ length: 50 }, (_, at) => someField({ name: `a${at}`, rule: '{' }))))
  expect(told).toHaveLength(10)
})

it('what came for a field that the form does not have is told once, beside what was mended', () => {
  const { formProblem, told } = receiving()
  for (const id of ['T1001^x', 'T1001^x', 'T1001^y']) formProblem('T', { problem: 'unknownId', id })
  expect(told).toEqual(['T unknownId T1001^x', 'T unknownId T1001^y'])
})
