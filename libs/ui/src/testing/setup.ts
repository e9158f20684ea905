import '../theme/global.css.ts'
import { afterEach } from 'vitest'

document.documentElement.lang = 'zh-CN'
document.title = '组件检查'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})
