import { expect, it } from 'vitest'
import { dataSource } from '../codes/channel.ts'
import { clientType } from '../codes/user.ts'
import { originText, saidSource, usualSource } from './origin.ts'

it('each client submits as one data source, unless it says another one of its own', () => {
  expect(clientType.codes.map((code) => dataSource.labelOf(usualSource(String(code)))).join()).toBe(
    '政务服务网,政务服务网,自助终端,政务服务网,移动端,移动端,移动端,移动端'
  )
  expect(usualSource('x')).toBe('1')
  expect(saidSource('1', { infoSource: '3', source: '3' })).toBe('3')
  expect(['1', '3', '5'].map((client) => saidSource(client, { infoSource: '3', source: '1' }))).toEqual([undefined, undefined, undefined])
})

it('only what is filed at a window is off line', () => {
  expect(dataSource.codes.map(originText).join()).toBe('互联网门户 · 线上,移动端 · 线上,实体大厅 · 线下,实体大厅 · 线上')
})
