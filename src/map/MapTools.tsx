import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './MapTools.module.css';
import { useDrawnMap } from './map-context.ts';

/** The buttons that zoom, and the page's own beside them. */
export function MapTools({ children }: { children?: ReactNode }) {
	const { map } = useDrawnMap();
	const [zoom, setZoom] = useState(() => map.getZoom());
	useEffect(() => {
		const follow = () => setZoom(map.getZoom());
		map.on('zoomend', follow);
		return () => void map.off('zoomend', follow);
	}, [map]);
	return (
		<div className={styles.tools} data-covers="">
			{children}
			<Button iconOnly aria-label="Zoom in" disabled={zoom >= map.getMaxZoom()} onClick={() => map.zoomIn()}>
				<Icon of={Plus} />
			</Button>
			<Button
				iconOnly
				aria-label="Zoom out"
				disabled={zoom <= map.getMinZoom()}
				onClick={() => map.zoomOut()}
			>
				<Icon of={Minus} />
			</Button>
		</div>
	);
}
