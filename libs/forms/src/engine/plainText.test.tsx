import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it.each([
  ['<p>一<font>二</font></p><p>三 &amp; 四</p>', '一\n三 & 四'],
  ['  没有标签 ', '没有标签'],
  ['一<br/>二', '一\n二'],
  ['<p>一<p>二<br>三', '一二\n三'],
  ['<ul><li>一</li><li><b>二</b></li></ul><h3>三</h3>四', '一\n二\n三\n四'],
  ['<table><caption>一</caption><tr><td>二</td></tr></table>', '一\n二'],
  ['一<hr>二<input value="三">四', '一二四'],
  ['<img src=x onerror=alert(1)>', ''],
  ['&#20013;&#x6587;&nbsp;&copy;&unknown;', '中文 ©&unknown;'],
  ['&lt;b&gt;一&lt;/b&gt;', '<b>一</b>'],
  ['3 < 5 且 7 > 2', '3 < 5 且 7 > 2'],
  ['身高<h厘米', '身高<h厘米'],
  ['<<i>b>一', '<b>一']
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it.each([
  ['<script>alert(1)</script>甲<style>p{}</style><!-- 注 -->乙', '甲乙'],
  ['<p>一<font color="red">二</font>三<FONT>四</font></p>', '一三'],
  ['<svg><text>一</text></svg><BUTTON>二</button>三', '三'],
  ['<p>一<o:p></o:p>二<p-x>三</p-x></p>', '一二'],
  ['<constructor>一</constructor>二', '二'],
  ['<p>一</p><script>没有结束', '一'],
  ['<p>一</p><!-- 没有结束', '一']
])('[R-9-37] [R-9-38] what is unlisted in %j goes with its body: %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it('gives trimmed lines without empty ones, whatever it gets', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'p', 'b', 'x', '&', ';', '!', '-', '字', ' ', '\n') }), (html) => {
      const text = plainText(html)
      if (/[<&]/.test(html)) expect(text === '' || text.split('\n').every((line) => line !== '' && line.trim() === line)).toBe(true)
      else expect(text).toBe(html.trim())
    })
  )
})

it.each([
  '<p',
  '<br',
  '<x>',
  '<x></y>',
  '<x></x>',
  '<script>',
  '</script ',
  '</x',
  '<!--',
  '<a ',
  '<<i>b id=1>',
  '&',
  'a',
  '<b id=1>',
  '<p>'
])('answers quickly on a megabyte of %j', (piece) => {
  const long = `<${piece.repeat(Math.floor(1_000_000 / piece.length))}`
  expect(plainText(long).length).toBeLessThanOrEqual(long.length)
})
