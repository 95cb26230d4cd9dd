import { Ticket } from 'lucide-react';
import type { PromoCode } from '#domain/licences/promo-code.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { labels } from '../field-labels.ts';
import list from '../list/AdminList.module.css';
import { NotSaved } from '../NotSaved.tsx';
import { useNewCode } from './use-new-code.ts';

/** Creates a promo code; the input stays until that is done. */
export function NewCode({ onMade }: { onMade: (codes: PromoCode[]) => void }) {
	const { field, make, isBusy, notSaved } = useNewCode(onMade);
	return (
		<form
			className={list.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void make();
			}}
		>
			<div className={list.fields}>
				<Field label="Code" autoComplete="off" autoCapitalize="characters" {...field('code')} />
				<Field label={labels.promo_code.uses} inputMode="numeric" {...field('uses')} />
				<Field
					label={labels.promo_code.expires}
					hint="Leave it empty for a code that does not end."
					type="date"
					{...field('expires')}
				/>
			</div>
			<div className={layout.row}>
				<Button kind="go" type="submit" disabled={isBusy}>
					<Icon of={Ticket} />
					Make code
				</Button>
				<NotSaved {...notSaved} />
			</div>
		</form>
	);
}
