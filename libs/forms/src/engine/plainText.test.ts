import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it.each([
  ['<p>一</p><p>二 &amp; 三</p>', '一\n二 & 三'],
  ['  没有标签 ', '没有标签'],
  ['一<br/>二', '一\n二'],
  ['<script>alert(1)</script>甲<style>p{}</style><!-- 注 -->乙', '甲乙'],
  ['<img src=x onerror=alert(1)>', ''],
  ['&#20013;&#x6587;&nbsp;&unknown;', '中文 &unknown;'],
  ['3 < 5 且 7 > 2', '3 < 5 且 7 > 2'],
  ['<script>没有结束', '']
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it('never fails and leaves no whole tag in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'p', 'b', '&', ';', '!', '-', '字', ' ') }), (html) => {
      expect(plainText(html)).not.toMatch(/<\/?[a-z][^<>]*>/i)
    })
  )
})

it('answers quickly on long hostile text', () => {
  const long = '<p'.repeat(50_000)
  const start = performance.now()
  plainText(long)
  plainText('<!--'.repeat(25_000))
  plainText('<script>'.repeat(12_500))
  expect(performance.now() - start).toBeLessThan(5_000)
})
