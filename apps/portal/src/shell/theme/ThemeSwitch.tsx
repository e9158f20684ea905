import { Button } from '@ljonething/ui/Button'
import { Menu } from '@ljonething/ui/Menu'
import { themeNames } from '@ljonething/ui/themeNames'
import { Check, Type } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, currentTheme, themeLabels } from './themeChoice.ts'
import * as styles from './ThemeSwitch.css.ts'

/** Switch between standard, large type and high contrast (显示方式). */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useState(currentTheme)
  const shown = theme === 'standard' ? '适老版' : `显示：${themeLabels[theme]}`
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<Type aria-hidden="true" />} aria-label={`${shown}（显示方式：${themeLabels[theme]}）`}>
          {theme === 'standard' ? null : <span className={styles.prefix}>显示：</span>}
          {theme === 'standard' ? '适老版' : themeLabels[theme]}
        </Button>
      }
      items={themeNames.map((name) => ({
        id: name,
        label: name === theme ? `${themeLabels[name]}（当前）` : themeLabels[name],
        icon: name === theme ? <Check size={18} aria-hidden="true" /> : <span />,
        onSelect: () => {
          chooseTheme(name)
          setTheme(name)
        }
      }))}
    />
  )
}
