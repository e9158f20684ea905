import type { Material } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import * as styles from './MaterialSection.css.ts'

/** 查看审查要点: what the department looks at in a material. */
export const ReviewPoints = ({ material }: { readonly material: Material }) => (
  <Dialog
    title={`${material.label}审查要点`}
    trigger={
      <Button variant="quiet" size="small">
        查看审查要点
      </Button>
    }
  >
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
)
