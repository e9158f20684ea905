import type { Examples } from '../testing/Examples.ts'
import { RichText } from './RichText.tsx'

export const examples: Examples = {
  填表说明: () => (
    <RichText
      html={`<p>姓名应使用<strong>规范汉字</strong>，可查<a href="/ljonething/characters">通用规范汉字表</a>：</p>
<ul><li>姓氏随父或随母；</li><li>一经签发<em>不得随意变更</em>，咨询电话 <a href="tel:0451-12345">0451-12345</a>。</li></ul>`}
      text={'姓名应使用规范汉字，可查通用规范汉字表：\n姓氏随父或随母；\n一经签发不得随意变更，咨询电话 0451-12345。'}
    />
  ),
  政策正文: () => (
    <RichText
      html={`<h3>补贴标准</h3><p>按出生<u>月份</u>计发。</p>
<table><caption>每年补贴</caption><thead><tr><th>对象</th><th>金额</th></tr></thead>
<tbody><tr><td rowspan="2">三周岁以下</td><td>3,600 元</td></tr><tr><td>不足一年的按月计</td></tr></tbody></table>
<blockquote><p>自 2025 年 1 月 1 日起施行。</p></blockquote>
<ol><li>提交申请<ol><li>线上</li><li>窗口</li></ol></li><li>查看<a href="https://www.gov.cn/zhengce/" title="中国政府网">政策原文</a></li></ol>`}
      text={'补贴标准\n按出生月份计发。\n自 2025 年 1 月 1 日起施行。'}
    />
  )
}
