import { expect, it } from 'vitest'
import { correctionLink } from './correctionLink.ts'

const addresses = { personal: 'https://p.example.invalid/c/{caseNo}', legal: 'https://e.example.invalid/c?no={caseNo}' }

it('[R-9-53] a person is led to the outside portal with the case number', () => {
  expect(correctionLink('0', 'HLJ1')).toBe('https://zwfw.hlj.gov.cn/personal/correction?caseNo=HLJ1')
  expect(correctionLink('0', 'HLJ 1&x', addresses)).toBe('https://p.example.invalid/c/HLJ%201%26x')
})

it('[R-9-54] a company is led to its own address of the outside portal with the case number', () => {
  expect(correctionLink('1', 'HLJ1')).toBe('https://zwfw.hlj.gov.cn/legal/correction?caseNo=HLJ1')
  expect(correctionLink('1', '$&/..', addresses)).toBe('https://e.example.invalid/c?no=%24%26%2F..')
})

it('without a user or a number there is no link', () => {
  expect(correctionLink('2', 'HLJ1')).toBeUndefined()
  expect(correctionLink('0', '')).toBeUndefined()
  expect(correctionLink('0', '\ud800')).toContain('%EF%BF%BD')
})
