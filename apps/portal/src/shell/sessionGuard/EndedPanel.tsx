import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { LogIn } from 'lucide-react'
import * as shell from '../Shell.css.ts'

interface EndedPanelProps {
  readonly onLogIn: () => Promise<void>
  readonly onGoOn: () => Promise<void>
  readonly onLeave: () => void
}

/** Stands in place of a personal page that was opened with an ended session (登录已失效); nothing kept in this browser is touched. */
export const EndedPanel = ({ onLogIn, onGoOn, onLeave }: EndedPanelProps) => (
  <main id="main" tabIndex={-1} className={shell.main}>
    <Card>
      <h1 id="page-title" tabIndex={-1} className={shell.hiddenTitle}>
        登录已失效
      </h1>
      <EmptyState
        icon={<LogIn size={36} strokeWidth={1.5} />}
        title="登录已失效"
        actions={
          <>
            <Button variant="primary" onClick={onLogIn}>
              重新登录
            </Button>
            <Button onClick={onGoOn}>我已登录，继续办理</Button>
            <Button variant="quiet" onClick={onLeave}>
              不登录，先浏览
            </Button>
          </>
        }
      >
        重新登录后从这里继续，已填写的内容不会丢失。登录页面会在新窗口打开。
      </EmptyState>
    </Card>
  </main>
)
