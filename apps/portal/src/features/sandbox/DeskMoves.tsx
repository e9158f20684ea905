import { awaitsCorrection, movesFrom, mustSayWhy } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import { createClientId } from '@ljonething/crypto/ClientId'
import { Button } from '@ljonething/ui/Button'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { named } from '../../queries/keys.ts'
import type { DeskCase } from '../../queries/sandboxDepartments.ts'
import { deskCaseQuery, moveDeskCase } from '../../queries/sandboxDepartments.ts'
import type { MoveDetail } from './MoveDialog.tsx'
import { moveWord } from './moveWords.ts'
import * as styles from './SandboxScreen.css.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** Milliseconds in which a dialog leaves and gives the focus back. */
const goneWithin = 500

/** The moves that the lifecycle allows from here (办理动作); one that needs a reason or a list asks for it first. */
export const DeskMoves = ({ view }: { readonly view: DeskCase }) => {
  const [asked, setAsked] = useState<CaseStatus>()
  const group = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const toast = useToast()
  const moves = movesFrom(view.status)

  /** The refusal; undefined when it is done. */
  const move = async (to: CaseStatus, clientKey: string, detail: MoveDetail = {}): Promise<string | undefined> => {
    try {
      const after = await moveDeskCase({ clientKey, caseNo: view.caseNo, to, ...detail })
      client.setQueryData(deskCaseQuery(view.caseNo).queryKey, after)
      toast.success(`${view.matterName}：${after.label}`)
      group.current?.focus()
      void client.invalidateQueries(named('deskQueue', 'sandboxState', 'applications', 'application'))
      return undefined
    } catch (error) {
      void client.invalidateQueries(named('deskCase'))
      return apiFailure(error).message
    }
  }
  /** Goes back to the button that opened the dialog; where the move took that away, the keyboard goes on from the others once the dialog is gone. */
  const close = () => {
    setAsked(undefined)
    const until = performance.now() + goneWithin
    const keepFocus = () => {
      if (document.activeElement === document.body) group.current?.focus()
      if (performance.now() < until) requestAnimationFrame(keepFocus)
    }
    requestAnimationFrame(keepFocus)
  }
  const press = async (to: CaseStatus) => {
    if (mustSayWhy(to) || awaitsCorrection(to)) return setAsked(to)
    const refusal = await move(to, createClientId())
    if (refusal !== undefined) toast.error(refusal)
  }
  return (
    <div ref={group} role="group" aria-label="办理" tabIndex={-1} className={styles.moves}>
      {moves.length === 0 ? (
        <p>{awaitsCorrection(view.status) ? '等待申请人补正，部门暂时没有可做的。' : '已经结束，没有可做的。'}</p>
      ) : (
        moves.map((to) => (
          <Button key={to} onClick={() => press(to)}>
            {moveWord(view.status, to)}
          </Button>
        ))
      )}
      {asked === undefined ? null : (
        <Suspense>
          <MoveDialog key={asked} view={view} to={asked} onMove={move} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
