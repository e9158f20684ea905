import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Link } from '@tanstack/react-router'
import type { SubmitFailure } from './submitOutcome.ts'
import * as styles from './SubmitButton.css.ts'

const titles: Readonly<Record<Exclude<SubmitFailure['kind'], 'conflict'>, string>> = {
  changed: '草稿在另一处也被修改过',
  form: '表单里有内容需要修改',
  materials: '材料还不齐全或不符合要求',
  login: '需要重新登录',
  forbidden: '您暂时不能提交',
  refused: '申请没有被接收',
  place: '预约的名额没有了',
  already: '这件事已经提交过',
  again: '没有收到系统的答复'
}

const advice: Readonly<Partial<Record<SubmitFailure['kind'], string>>> = {
  again: '再次点击“提交申请”即可，不会重复提交。',
  forbidden: '完成要求后可回到本页继续提交，已填写的内容不会丢失。'
}

const wayOn = (failure: SubmitFailure) =>
  failure.kind === 'already' && failure.applyNo !== undefined ? (
    <Link to="/doThing/oneThingDetails" search={{ applyNo: failure.applyNo }} className={buttonClass({ size: 'small' })}>
      查看办件
    </Link>
  ) : null

/** Why a submit did not succeed and what to do (提交失败提示). */
export const SubmitFailureNotice = ({ failure }: { readonly failure: SubmitFailure | undefined }) =>
  failure === undefined || failure.kind === 'conflict' ? null : (
    <div className={styles.failure}>
      <Notice tone="danger" role="alert" title={titles[failure.kind]} actions={wayOn(failure)}>
        {failure.message}
        {advice[failure.kind] === undefined ? null : <div>{advice[failure.kind]}</div>}
      </Notice>
    </div>
  )
