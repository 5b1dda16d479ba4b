import { describe, expect, it } from 'vitest';
import { adjectiveTable } from './adjective.ts';
import { type Lexeme, lexemeTable } from './lexeme.ts';
import { attributedPhrase, describedPhrase, ownedPhrase, pairPhrase } from './translated-phrases.ts';

const [pharaoh, anubis, eagle, hyena, mermaid, incas] = lexemeTable(`
  Pharaoh | el faraón | o faraó | Pharaoh | الفرعون
  Anubis | Anubis | Anúbis | Anubis | أنوبيس
  Eagle | el águila:f | a águia | Đại Bàng | النسر
  Hyena | la hiena | a hiena | - | -
  Mermaid | la sirena | a sereia | Nàng Tiên Cá | حورية البحر
  Incas | los incas | os incas | Người Inca | -
`) as [Lexeme, Lexeme, Lexeme, Lexeme, Lexeme, Lexeme];
const [temple] = lexemeTable('Temple | el templo | o templo | Đền | معبد') as [Lexeme];
const [golden, dancing] = adjectiveTable(`
  Golden | dorado/a | dourado/a | Vàng | الذهبي
  Dancing | bailarín/bailarina | dançarino/a | Nhảy Múa | -
`);

describe('phrases in four languages', () => {
  it('contract the preposition with the owner’s article', () => {
    expect(ownedPhrase(temple, pharaoh)).toEqual({
      ES: 'El templo del faraón',
      PT: 'O templo do faraó',
      VI: 'Đền Pharaoh',
      AR: 'معبد الفرعون',
    });
  });

  it('use no article before a name', () => {
    expect(ownedPhrase(temple, anubis)).toMatchObject({ ES: 'El templo de Anubis', PT: 'O templo de Anúbis' });
  });

  it('let the adjective agree, also where euphony hides the gender', () => {
    if (golden === undefined || dancing === undefined) throw new Error('The table lacks its rows.');
    expect(describedPhrase(golden, eagle)).toMatchObject({
      ES: 'Águila dorada',
      PT: 'Águia dourada',
      AR: 'النسر الذهبي',
    });
    expect(describedPhrase(golden, mermaid)).toMatchObject({ ES: 'Sirena dorada', AR: 'حورية البحر الذهبية' });
    expect(describedPhrase(dancing, mermaid)).toEqual({
      ES: 'Sirena bailarina',
      PT: 'Sereia dançarina',
      VI: 'Nàng Tiên Cá Nhảy Múa',
    });
  });

  it('leave plurals to the English name', () => {
    if (golden === undefined) throw new Error('The table lacks its rows.');
    expect(describedPhrase(golden, incas)).toEqual({});
  });

  it('leave out a language that lacks one of the words', () => {
    expect(Object.keys(ownedPhrase(temple, hyena))).toEqual(['ES', 'PT']);
  });

  it('say "y" before hie- and "e" before other sounds of i', () => {
    expect(pairPhrase(pharaoh, hyena).ES).toBe('Faraón y hiena');
    expect(pairPhrase(pharaoh, incas).ES).toBe('Faraón e incas');
  });

  it('attribute without articles', () => {
    expect(attributedPhrase(temple, pharaoh)).toMatchObject({ ES: 'Templo de faraón', PT: 'Templo de faraó' });
  });
});
