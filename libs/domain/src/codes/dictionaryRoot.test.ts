import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dictionaryRoot } from './dictionaryRoot.ts'
import { platform } from './platform.ts'

const { items } = JSON.parse(readFileSync(new URL('../../../../content/dictionaries.json', import.meta.url), 'utf8'))
const rows = (rootCode: string): number => items.filter((row: { rootCode: string }) => row.rootCode === rootCode).length

it.each([
  ['SXFW', '市级特色服务'],
  ['LBZT', '联办主题分类'],
  ['RSSJ', '个人人生事件'],
  ['QYSJ', '企业生命周期事件'],
  ['JGFL', '机构分类'],
  ['SH00XZQH', '行政区划']
])('[R-9-46 R-9-47 R-9-48 R-9-49 R-9-50] %s is the dictionary %s, and the content has it', (code, label) => {
  expect(dictionaryRoot.labelOf(code)).toBe(label)
  expect(rows(code)).toBeGreaterThan(0)
})

it('[R-9-46] municipal services are SXFW', () => {
  expect(dictionaryRoot.code).toEqual({
    municipalServices: 'SXFW',
    unionProcess: 'LBZT',
    lifeEvents: 'RSSJ',
    enterpriseEvents: 'QYSJ',
    organCategory: 'JGFL',
    regions: 'SH00XZQH'
  })
})

it('[R-9-55] the other platforms are the WeChat, Baidu and Alipay mini programs and the national app', () => {
  expect(platform.rows.map((row) => [row.name, row.label])).toEqual([
    ['wechat', '微信小程序'],
    ['baidu', '百度小程序'],
    ['alipay', '支付宝小程序'],
    ['nationalApp', '国家政务服务平台APP']
  ])
})
