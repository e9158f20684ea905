import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import * as shell from '../../shell/Shell.css.ts'

/** Thanks for a rating (评价完成). */
export const AppraisalThanks = ({ applyNo, text }: { readonly applyNo: string; readonly text: string }) => (
  <Card>
    <h1 id="page-title" tabIndex={-1} className={shell.hiddenTitle}>
      评价已提交
    </h1>
    <EmptyState
      icon={<HeartHandshake size={36} strokeWidth={1.5} />}
      actions={
        <>
          <Link to="/doThing/oneThingDetails" search={{ applyNo }} className={buttonClass({ variant: 'primary' })}>
            查看办件
          </Link>
          <Link to="/onethingSpecialColumn" className={buttonClass()}>
            返回首页
          </Link>
        </>
      }
      title={text}
    >
      您的评价会用来改进服务。
    </EmptyState>
  </Card>
)
