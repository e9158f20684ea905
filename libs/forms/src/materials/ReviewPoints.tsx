import type { Material } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { useState } from 'react'
import * as styles from './MaterialSection.css.ts'

/** 查看审查要点: what the department looks at in a material. */
export default function ReviewPoints({ material }: { readonly material: Material }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        查看审查要点
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={`${material.label}审查要点`}>
        {material.reviewPoints.length === 0 ? (
          <p>该材料暂无审查要点</p>
        ) : (
          <ul className={styles.points}>
            {material.reviewPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
