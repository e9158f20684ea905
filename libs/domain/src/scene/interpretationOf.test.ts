import { expect, it } from 'vitest'
import { interpretationOf } from './interpretationOf.ts'

const interpretation = (template: string) => ({ template, title: '解读', sections: [{ heading: '办理方式', text: '网上办' }], qa: [] })

it.each([
  ['birthUnscramble', '/unscramble/birth'],
  ['commonUnscramble', '/unscramble']
])('the template %s has the screen %s', (template, path) => {
  expect(interpretationOf({ interpretation: interpretation(template) })).toEqual({
    ok: true,
    interpretation: interpretation(template),
    path
  })
})

it.each([[{}], [{ interpretation: interpretation('nobodyKnows') }], [{ interpretation: interpretation('toString') }]])(
  '[R-5-63] [R-8-11] [R-8-21] without a template that a screen has, %j fails with a typed error and its text',
  (scene) => {
    expect(interpretationOf(scene)).toEqual({
      ok: false,
      error: { _tag: 'ExplainUndefined', message: 'explain is undefined', msg: '未配置解读模板' }
    })
  }
)
