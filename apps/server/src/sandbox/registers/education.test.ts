import { describe, expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
const child = '230199202005200016'
const enrolledChild = '230199201809120228'

const ask = async (asker: string, code: string, params: Readonly<Record<string, string>>) =>
  askPreCheck(await loginAs(server.url, asker), 'HLJYJS0006', code, params)

it.each([
  ['a city whose period it is', '230100000000', '1'],
  ['a county of that city', '230103000000', '1'],
  ['a street of it', '230103002000', '1'],
  ['a county that announced another period', '230127000000', '0'],
  ['a city whose period is over', '232700000000', '0'],
  ['the province, which announces nothing', '230000000000', '-1'],
  ['no region', '', '-1']
])('enrolment in %s', async (_, region, status) => {
  expect(await ask('郭志刚', 'RX_C02', { region })).toMatchObject({ status })
})

describe('a child', () => {
  it('who is not enrolled may be; one who is may not again; its parent is told', async () => {
    expect(await ask('郭志刚', 'RX_C03', { childIdCard: child })).toMatchObject({ status: '1' })
    expect(await ask('郭志刚', 'RX_C03', { childIdCard: enrolledChild })).toEqual({
      status: '0',
      message: '这个孩子已经报过名，同一学年只能报一次。要修改请到“我的办件”或联系学校'
    })
  })

  it('of somebody else is unknown, as one there is not', async () => {
    for (const childIdCard of [child, enrolledChild, '230199202001010020'])
      expect(await ask('马晓东', 'RX_C03', { childIdCard })).toEqual(unknownAnswer)
  })
})
